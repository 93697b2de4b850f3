import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from './refusal.mjs';

/**
 * Waits until the gateway says that everything it needs answers.
 * @param {string} url of `/readyz`
 * @param {{ patienceMs: number, signal: AbortSignal, logFile: string }} options
 */
export async function waitUntilReady(url, { patienceMs, signal, logFile }) {
  const begun = performance.now();
  let answer = 'the gateway does not answer';
  while (performance.now() - begun < patienceMs) {
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
    await sleep(50, undefined, { signal });
  }
  throw new Refusal(
    `Stitchbook did not become ready in ${Math.round(patienceMs / 1000)} seconds (${answer}): see ${logFile}.`,
  );
}
