import type { JobRow } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { EntityManager } from 'typeorm';
import { LEASE_SECONDS } from './claim-job.ts';
import type { ClaimedJob, JobProgress } from './claimed-job.ts';
import { JOB_DEFINITIONS, retryDelayMs } from './job-definitions.ts';
import { ClaimLostError, JobFailure, asJobFailure } from './job-failure.ts';

export interface JobContext {
  /** Aborted when the job is cancelled, deleted or taken over, or the worker must leave. */
  signal: AbortSignal;
  logger: Logger;
  /** Cheap to call often: written at most twice a second. */
  reportProgress(progress: JobProgress): void;
}

/** What a handler hands back: how to store its result, in the transaction that also ends the job. */
export type StoreResult = (manager: EntityManager) => Promise<void>;
export type JobHandler = (job: JobRow, context: JobContext) => Promise<StoreResult>;

/** Taken up this often without ever reaching an end, a job is killing its workers. */
const MOST_DELIVERIES = 3;
const RENEW_EVERY_MS = (LEASE_SECONDS * 1_000) / 3;
const PROGRESS_EVERY_MS = 500;

/**
 * Runs the handler of a claimed job to an end that is written on its row.
 * Returns the row when it wants another attempt, else null. Rejects only when the row cannot be written.
 */
export async function runJob(
  claimed: ClaimedJob,
  handle: JobHandler,
  stop: AbortSignal,
  logger: Logger,
): Promise<JobRow | null> {
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, stop]);
  const keepClaim = setInterval(() => {
    claimed.renew().catch((error: unknown) => {
      if (error instanceof ClaimLostError) lost.abort(error);
      else logger.warn({ err: error }, 'the claim on a job could not be renewed');
    });
  }, RENEW_EVERY_MS);
  try {
    if (claimed.row.deliveries > MOST_DELIVERIES) {
      throw new JobFailure(
        'job.poisonous',
        'This stopped its worker several times and was given up. You can try again.',
        { permanent: true },
      );
    }
    // The worker may have been asked to leave since it took the job up: no listener would hear of it any more.
    stop.throwIfAborted();
    const store = await handle(claimed.row, { signal, logger, reportProgress: throttled(claimed, logger) });
    await claimed.complete(store);
    return null;
  } catch (error) {
    if (error instanceof ClaimLostError || lost.signal.aborted) return null;
    return await settle(claimed, error, stop, logger);
  } finally {
    clearInterval(keepClaim);
  }
}

async function settle(claimed: ClaimedJob, error: unknown, stop: AbortSignal, logger: Logger): Promise<JobRow | null> {
  if (stop.aborted) return orNullWhenLost(claimed.giveBack(0, { usesUpTry: false }));
  const failure = asJobFailure(error);
  const { row } = claimed;
  const givesUp = failure.permanent || row.attempt >= row.lastAttempt;
  logger[givesUp ? 'error' : 'warn'](
    { err: failure, cause: failure.cause, attempt: row.attempt },
    givesUp ? 'a job failed' : 'a job failed and will be tried again',
  );
  if (givesUp) {
    await orNullWhenLost(claimed.fail(failure));
    return null;
  }
  const definition = JOB_DEFINITIONS[row.kind];
  const failedAttempts = definition.attempts - (row.lastAttempt - row.attempt);
  return orNullWhenLost(
    claimed.giveBack(failure.retryAfterMs ?? retryDelayMs(definition, failedAttempts), { usesUpTry: true }),
  );
}

async function orNullWhenLost<T>(write: Promise<T>): Promise<T | null> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ClaimLostError) return null;
    throw error;
  }
}

function throttled(claimed: ClaimedJob, logger: Logger): JobContext['reportProgress'] {
  let lastWrite = 0;
  return (progress) => {
    if (Date.now() - lastWrite < PROGRESS_EVERY_MS) return;
    lastWrite = Date.now();
    claimed
      .reportProgress(progress)
      .catch((error: unknown) => logger.debug({ err: error }, 'progress was not written'));
  };
}
