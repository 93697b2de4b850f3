import type { JobRow } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { ClaimedJob } from './claimed-job.ts';
import { JOB_DEFINITIONS, retryDelayMs } from './job-definitions.ts';
import { ClaimLostError, asJobFailure } from './job-failure.ts';
import type { JobOutcome } from './measure-jobs.ts';

export interface JobEnd {
  outcome: JobOutcome;
  /** The row to hand over again; null when it wants no other attempt. */
  again: JobRow | null;
}

/** It belongs to someone else by now, or to nobody: whoever lost it has nothing to write. */
export const LOST: JobEnd = { outcome: 'lost', again: null };

/** Writes down on a job's row that its handler did not come to an end, and what is to become of it. */
export async function settleJob(
  claimed: ClaimedJob,
  error: unknown,
  stop: AbortSignal,
  logger: Logger,
): Promise<JobEnd> {
  if (error instanceof ClaimLostError) return LOST;
  try {
    return await decide(claimed, error, stop, logger);
  } catch (problem) {
    if (problem instanceof ClaimLostError) return LOST;
    throw problem;
  }
}

async function decide(claimed: ClaimedJob, error: unknown, stop: AbortSignal, logger: Logger): Promise<JobEnd> {
  if (stop.aborted) return { outcome: 'handed-back', again: await claimed.giveBack(0, { usesUpTry: false }) };
  const failure = asJobFailure(error);
  const { row } = claimed;
  const givesUp = failure.permanent || row.attempt >= row.lastAttempt;
  logger[givesUp ? 'error' : 'warn'](
    { err: failure, attempt: row.attempt },
    givesUp ? 'a job failed' : 'a job failed and will be tried again',
  );
  if (givesUp) {
    await claimed.fail(failure);
    return { outcome: 'failed', again: null };
  }
  const definition = JOB_DEFINITIONS[row.kind];
  const failedAttempts = definition.attempts - (row.lastAttempt - row.attempt);
  const delayMs = failure.retryAfterMs ?? retryDelayMs(definition, failedAttempts);
  return { outcome: 'retried', again: await claimed.giveBack(delayMs, { usesUpTry: true }) };
}
