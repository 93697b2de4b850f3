import type { RequestHandler, Response } from 'express';
import type { AttemptLimits } from '../attempts/attempt-limits.ts';
import { TooManyAttempts } from '../attempts/account-throttle.repository.ts';
import { messagePage, tooManySignInsStarted } from '../pages/message.page.ts';

/** A length of time as people say it: '40 seconds', '1 minute', '15 minutes'. */
export function describeWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Sets `Retry-After` and returns the sentence for the page. Throws `error` again when it is not `TooManyAttempts`. */
export function setRetryAfter(error: unknown, response: Response): string {
  if (!(error instanceof TooManyAttempts)) throw error;
  response.setHeader('Retry-After', error.retryAfterSeconds);
  return `That was too many tries. Please try again in ${describeWait(error.retryAfterSeconds)}.`;
}

/** Where every request, signed in or not, makes the provider store a row. */
export const SIGN_IN_START_PATHS = ['/oidc/auth', '/oidc/session/end'];

/** Middleware: answers 429 once a client address has started too many sign-ins. Each is stored for an hour. */
export function limitSignInStarts(limits: AttemptLimits): RequestHandler {
  return (request, response, next) => {
    limits.countSignInStart(request.ip).then(
      () => next(),
      (error: unknown) => {
        try {
          const sentence = setRetryAfter(error, response);
          response
            .status(429)
            .type('html')
            .send(messagePage({ ...tooManySignInsStarted, sentence }));
        } catch (unexpected) {
          next(unexpected);
        }
      },
    );
  };
}
