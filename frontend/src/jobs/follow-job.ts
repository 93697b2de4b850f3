import { hasEnded, type Job } from '@stitchbook/contracts';
import { getJob } from './get-job.ts';
import { JobFailed } from './job-failed.ts';

/** Quick while the person expects it at once, then out of the server's way. */
const PAUSES_MS = { first: 300, soon: 1000, later: 3000 } as const;
const SOON_AFTER_MS = 3000;
const LATER_AFTER_MS = 30_000;

/**
 * Asks after a job until it has ended and gives its result, telling how far it is on the way.
 * Throws `JobFailed` when it failed or was cancelled, and the signal's reason when aborted.
 */
export async function followJob<Result>(
  job: Job<Result>,
  onChange: (job: Job<Result>) => void,
  signal: AbortSignal,
): Promise<Result> {
  const startedAt = performance.now();
  let current = job;
  while (!hasEnded(current.state)) {
    onChange(current);
    await pause(pauseAfter(performance.now() - startedAt), signal);
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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}
