import { setTimeout as wait } from 'node:timers/promises';
import { UserFacingError } from './user-facing-error.mjs';

/**
 * Waits until all of these addresses answer with 200.
 * @param {string[]} urls of `/readyz` or `/healthz`
 * @param {{ timeoutMs: number, signal: AbortSignal, logFile: string }} options
 */
export async function waitUntilReady(urls, { timeoutMs, signal, logFile }) {
  const deadline = performance.now() + timeoutMs;
  for (const url of urls) {
    const problem = await askUntilReady(url, deadline, signal);
    if (problem === null) continue;
    throw new UserFacingError(
      `Stitchbook did not become ready in ${Math.round(timeoutMs / 1000)} seconds (${problem}): see ${logFile}.`,
    );
  }
}

/**
 * @param {string} url
 * @param {number} deadline as `performance.now()` tells the time
 * @param {AbortSignal} signal
 * @returns {Promise<string | null>} why it was not ready in time; null once it is
 */
async function askUntilReady(url, deadline, signal) {
  let problem = `${url} does not answer`;
  do {
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]),
      });
      if (response.status === 200) return null;
      problem = await response.text();
    } catch {
      signal.throwIfAborted();
    }
    await wait(50, undefined, { signal });
  } while (performance.now() < deadline);
  return problem;
}
