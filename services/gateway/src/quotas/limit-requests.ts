import type { RequestHandler } from 'express';

const MINUTE_MS = 60_000;

/**
 * Answers 429 to whoever asks more often than this in one minute: by person, or by address where nobody is signed in.
 * Each gateway counts for itself.
 * @param mostPerMinute 0 for no limit
 */
export function limitRequests(mostPerMinute: number): RequestHandler {
  if (mostPerMinute === 0) return (_request, _response, next) => next();
  const asked = new Map<string, number>();
  let minute = 0;
  return (request, response, next) => {
    const now = Date.now();
    if (Math.floor(now / MINUTE_MS) !== minute) {
      minute = Math.floor(now / MINUTE_MS);
      asked.clear();
    }
    const who = request.user?.id ?? String(request.ip);
    const count = (asked.get(who) ?? 0) + 1;
    asked.set(who, count);
    if (count <= mostPerMinute) {
      next();
      return;
    }
    request.resume();
    response
      .status(429)
      .set('Retry-After', String(Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1_000)))
      .json({ message: 'That was too much in one minute. Please try again shortly.', code: 'quota.requests' });
  };
}
