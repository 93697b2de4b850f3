import { hasEnded } from '@stitchbook/contracts';
import { isLive, onServerEvent } from '../events/server-events.ts';
import { getJob, JobFailed, type JobOf } from './job-calls.ts';

/** Quick while the person expects it at once, then out of the server's way. */
const PAUSES_MS = { first: 300, soon: 1000, later: 3000 } as const;
const SOON_AFTER_MS = 3000;
const LATER_AFTER_MS = 30_000;
/** While changes are told as they happen: only in case one is missed. */
const LIVE_PAUSE_MS = 10_000;

/**
 * Follows a job until it has ended and gives its result, telling how far it is on the way: asks whenever the server tells
 * that it has changed, and at intervals where it cannot.
 * Throws `JobFailed` when it failed or was cancelled, and the signal's reason when aborted.
 */
export async function followJob<Result>(
  job: JobOf<Result>,
  onChange: (job: JobOf<Result>) => void,
  signal: AbortSignal,
): Promise<Result> {
  const startedAt = performance.now();
  let current = job;
  while (!hasEnded(current.state)) {
    onChange(current);
    const pollMs = pauseAfter(performance.now() - startedAt);
    await changeOf(current.id, isLive() ? Math.max(pollMs, LIVE_PAUSE_MS) : pollMs, signal);
    current = await getJob<Result>(current.id, signal);
  }
  if (current.state === 'done' && current.result !== null) return current.result;
  throw new JobFailed(current);
}

/** Milliseconds to wait before asking again, by how long the job has been followed. */
export function pauseAfter(waitedMs: number): number {
  if (waitedMs < SOON_AFTER_MS) return PAUSES_MS.first;
  return waitedMs < LATER_AFTER_MS ? PAUSES_MS.soon : PAUSES_MS.later;
}

/** Resolves when the server tells that the job has changed, and after `ms` at the latest; rejects when aborted. */
function changeOf(jobId: string, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
      signal.removeEventListener('abort', abort);
    };
    const go = () => {
      stop();
      resolve();
    };
    const abort = () => {
      stop();
      reject(signal.reason);
    };
    const timer = setTimeout(go, ms);
    const unsubscribe = onServerEvent((event) => {
      if (event.type === 'refresh' || (event.type === 'job' && event.id === jobId)) go();
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}
