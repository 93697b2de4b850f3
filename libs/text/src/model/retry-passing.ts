import { setTimeout as pause } from 'node:timers/promises';
import { explainModelError } from './explain-model-error.ts';

/** A worker waits this long itself; a provider that asks for more is left to the queue. */
const MOST_PATIENCE_MS = 15_000;
const FIRST_PAUSE_MS = 500;

/**
 * Calls again what failed in passing (an unreadable answer is not asked for again here: whoever reads it knows how to), after the pause that the provider asked for or one that doubles.
 * Rejects with a `LanguageError`, or with the signal's reason.
 */
export async function retryPassing<Answer>(
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
      const waitMs = error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** attempt * (0.75 + Math.random() / 2);
      if (error.permanent || error.code === 'language.malformed' || attempt >= retries || waitMs > MOST_PATIENCE_MS)
        throw error;
      await pause(waitMs, undefined, signal ? { signal } : {});
    }
  }
}
