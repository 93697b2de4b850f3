import { fetchWithSizeLimit, retryTransient } from '@stitchbook/http-client';
import { LanguageError } from '../language-error.ts';
import { explainModelError } from './explain-model-error.ts';

/** Two answers, each with one transient failure, and the parameters that a new server may refuse. */
export const MAX_CALLS_FOR_OBJECT = 6;

/** The longest creation has some ten kilobytes; a model that never stops must not fill the memory. */
const MAX_RESPONSE_BYTES = 1024 * 1024;
/** A longer wait is left to the queue. */
const MAX_RETRY_DELAY_MS = 15_000;

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
 * Retries transient failures. An unreadable answer is not retried: whoever parses it sends it back with what is wrong. Rejects with a
 * `LanguageError`, or with the signal's reason.
 */
export function retryCall<Answer>(call: () => Promise<Answer>, retries: number, signal?: AbortSignal): Promise<Answer> {
  const explained = () =>
    call().catch((cause: unknown) => {
      throw explainModelError(cause);
    });
  return retryTransient(explained, { retries, longestWaitMs: MAX_RETRY_DELAY_MS, signal, readTransient });
}

function readTransient(error: unknown): LanguageError | null {
  const isTransient = error instanceof LanguageError && !error.permanent && error.code !== 'language.malformed';
  return isTransient ? error : null;
}

/** `fetch` whose response errors once its body exceeds 1 MiB. */
export const fetchLimited = fetchWithSizeLimit(
  MAX_RESPONSE_BYTES,
  () =>
    new LanguageError('language.malformed', 'The language model gave an answer that was far too long.', {
      permanent: false,
    }),
);
