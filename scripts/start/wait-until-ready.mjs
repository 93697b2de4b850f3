import { setTimeout as wait } from 'node:timers/promises';
import { UserFacingError } from './user-facing-error.mjs';

/**
 * Waits until the gateway says that everything it needs answers.
 * @param {string} url of `/readyz`
 * @param {{ timeoutMs: number, signal: AbortSignal, logFile: string }} options
 */
export async function waitUntilReady(url, { timeoutMs, signal, logFile }) {
  const begun = performance.now();
  let answer = 'the gateway does not answer';
  while (performance.now() - begun < timeoutMs) {
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]),
      });
      if (response.status === 200) return;
      answer = await response.text();
    } catch {
      signal.throwIfAborted();
    }
    await wait(50, undefined, { signal });
  }
  throw new UserFacingError(
    `Stitchbook did not become ready in ${Math.round(timeoutMs / 1000)} seconds (${answer}): see ${logFile}.`,
  );
}
