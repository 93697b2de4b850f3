import { setTimeout as wait } from 'node:timers/promises';

const FIRST_DELAY_MS = 500;

interface RetryOptions {
  retries: number;
  /** A longer wait is left to whoever asked. */
  longestWaitMs: number;
  signal?: AbortSignal | undefined;
  /** When a service that failed in passing asks to come back, if it says so; null for a failure that stays. */
  readTransient: (error: unknown) => { retryAfterMs?: number | undefined } | null;
}

/**
 * Retries transient failures with exponential backoff and jitter, or after the delay that the service asked for. Not the `openai` client's
 * own retries: those sleep for as long as a response asks, outside the client's timeout, and do not listen to the signal. Rejects as `call`
 * does, or with the signal's reason.
 */
export async function retryTransient<Answer>(
  call: () => Promise<Answer>,
  { retries, longestWaitMs, signal, readTransient }: RetryOptions,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      signal?.throwIfAborted();
      const transient = readTransient(error);
      const waitMs = transient?.retryAfterMs ?? FIRST_DELAY_MS * 2 ** attempt * (0.75 + Math.random() / 2);
      if (!transient || attempt >= retries || waitMs > longestWaitMs) throw error;
      await wait(waitMs, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
    }
  }
}
