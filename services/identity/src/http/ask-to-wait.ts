import type { Response } from 'express';
import { describeWait, TooManyTries } from '../tries/too-many-tries.ts';

/** Sets Retry-After and returns the sentence for the page. Throws `error` when it is not `TooManyTries`. */
export function askToWait(error: unknown, response: Response): string {
  if (!(error instanceof TooManyTries)) throw error;
  response.setHeader('Retry-After', error.retryAfterSeconds);
  return `That was too many tries. Please try again in ${describeWait(error.retryAfterSeconds)}.`;
}
