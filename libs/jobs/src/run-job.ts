import type { JobRow } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { EntityManager } from 'typeorm';
import { LEASE_SECONDS } from './claim-job.ts';
import type { ClaimedJob, JobProgress } from './claimed-job.ts';
import { ClaimLostError, JobFailure } from './job-failure.ts';
import { type JobEnd, LOST, settleJob } from './settle-job.ts';

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

/** Runs the handler of a claimed job to an end that is written on its row. Rejects only when the row cannot be written. */
export async function runJob(
  claimed: ClaimedJob,
  handle: JobHandler,
  stop: AbortSignal,
  logger: Logger,
): Promise<JobEnd> {
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
    const handled = handle(claimed.row, { signal, logger, reportProgress: throttled(claimed, logger) });
    await claimed.complete(await unlessStopped(handled, stop));
    return { outcome: 'done', again: null };
  } catch (error) {
    if (lost.signal.aborted) return LOST;
    return await settleJob(claimed, error, stop, logger);
  } finally {
    clearInterval(keepClaim);
  }
}

/** A handler may be deaf to its signal; a worker that has to leave does not wait for it, and nothing that it does counts. */
async function unlessStopped<T>(handled: Promise<T>, stop: AbortSignal): Promise<T> {
  const over = new AbortController();
  const stopped = new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(new Error('the worker has to leave'));
    stop.addEventListener('abort', refuse, { once: true, signal: over.signal });
  });
  try {
    return await Promise.race([handled, stopped]);
  } finally {
    over.abort();
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
