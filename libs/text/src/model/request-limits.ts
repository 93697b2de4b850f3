import { setTimeout as wait } from 'node:timers/promises';
import { fetchWithSizeLimit } from '@stitchbook/http-client';
import { LanguageError } from '../language-error.ts';
import { explainModelError } from './explain-model-error.ts';

/** Two answers, each with one transient failure, and the parameters that a new server may refuse. */
export const MAX_CALLS_FOR_OBJECT = 6;

/** The longest creation has some ten kilobytes; a model that never stops must not fill the memory. */
const MAX_RESPONSE_BYTES = 1024 * 1024;
/** A longer wait is left to the queue. */
const MAX_RETRY_DELAY_MS = 15_000;
const FIRST_RETRY_DELAY_MS = 500;

/** How often one job may ask the model, whatever makes it ask again: unusable answers, refused parameters, transient failures. */
export class CallBudget {
  private spent = 0;

  constructor(private readonly maxCalls: number) {}

  /** Counts one call. Throws a `LanguageError` when there have been too many. */
  spend(): void {
    if (this.spent >= this.maxCalls) {
      throw new LanguageError(
        'language.unavailable',
        'The language model was asked several times without success. It will be tried again.',
        { permanent: false },
      );
    }
    this.spent += 1;
  }
}

/**
 * Retries transient failures with exponential backoff and jitter, or after the delay that the provider asked for. Not the client's
 * own retries: those count against no budget, and wait in the worker for as long as the provider asks, where the queue can wait. An unreadable answer
 * is not retried: whoever parses it sends it back with what is wrong. Rejects with a `LanguageError`, or with the signal's reason.
 */
export async function retryTransient<Answer>(
  call: () => Promise<Answer>,
  retries: number,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (cause) {
      signal?.throwIfAborted();
      const error = explainModelError(cause);
      const waitMs = error.retryAfterMs ?? FIRST_RETRY_DELAY_MS * 2 ** attempt * (0.75 + Math.random() / 2);
      if (error.permanent || error.code === 'language.malformed' || attempt >= retries || waitMs > MAX_RETRY_DELAY_MS)
        throw error;
      await wait(waitMs, undefined, signal ? { signal } : {});
    }
  }
}

/** `fetch` whose response errors once its body exceeds 1 MiB. */
export const fetchLimited = fetchWithSizeLimit(
  MAX_RESPONSE_BYTES,
  () =>
    new LanguageError('language.malformed', 'The language model gave an answer that was far too long.', {
      permanent: false,
    }),
);
