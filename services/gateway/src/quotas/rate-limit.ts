import { addressGroup } from '@stitchbook/config';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { dropRest } from '../http/request-body.ts';

/**
 * Answers 429 to whoever sends more requests than this in one minute: by person, or by address where nobody is signed in
 * (in IPv6 by network of 64 bits). Each gateway counts for itself.
 * @param maxPerMinute 0 for no limit
 */
export function rateLimit(maxPerMinute: number): RequestHandler {
  if (maxPerMinute === 0) return (_request, _response, next) => next();
  const limiter = new RateLimiterMemory({ points: maxPerMinute, duration: 60 });
  return (request, response, next) => {
    limiter.consume(request.user?.id ?? addressGroup(request.ip)).then(
      () => next(),
      (refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) {
          next(refusal);
          return;
        }
        dropRest(request, true);
        response
          .status(429)
          .set('Retry-After', String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))))
          .json({ message: 'That was too much in one minute. Please try again shortly.', code: 'quota.requests' });
      },
    );
  };
}
