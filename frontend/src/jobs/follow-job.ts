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
  // Told also while it is being asked for: that answer may be of before.
  let isTold = signal.aborted;
  let wake: () => void = () => undefined;
  const tell = () => {
    isTold = true;
    wake();
  };
  const unsubscribe = onServerEvent((event) => {
    if (event.type === 'refresh' || (event.type === 'job' && event.id === job.id)) tell();
  });
  signal.addEventListener('abort', tell);
  try {
    while (!hasEnded(current.state)) {
      onChange(current);
      const pollMs = pauseAfter(performance.now() - startedAt);
      if (!isTold) {
        const change = new Promise<void>((resolve) => (wake = resolve));
        const timer = setTimeout(wake, isLive() ? Math.max(pollMs, LIVE_PAUSE_MS) : pollMs);
        await change;
        clearTimeout(timer);
      }
      isTold = false;
      current = await getJob<Result>(job.id, signal);
    }
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', tell);
  }
  if (current.state === 'done' && current.result !== null) return current.result;
  throw new JobFailed(current);
}

/** Milliseconds to wait before asking again, by how long the job has been followed. */
export function pauseAfter(waitedMs: number): number {
  if (waitedMs < SOON_AFTER_MS) return PAUSES_MS.first;
  return waitedMs < LATER_AFTER_MS ? PAUSES_MS.soon : PAUSES_MS.later;
}
