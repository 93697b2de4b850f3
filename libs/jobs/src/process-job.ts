import { addAbortListener } from 'node:events';
import type { Job, Transaction } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import { DelayedError, type Job as BullJob } from 'bullmq';
import type { DataSource } from 'typeorm';
import { type ClaimedJob, type JobProgress, LEASE_SECONDS, claimJob } from './claim-job.ts';
import { retryDelayMs } from './definitions/job-definition.ts';
import { type JobKind, type JobOf, definitionOf } from './definitions/registry.ts';
import { ClaimLostError, asJobFailure } from './job-failure.ts';
import type { JobMetrics, JobOutcome } from './job-metrics.ts';
import type { JobProducer } from './job-producer.ts';
import { type Quarantine, refusePoisonJob } from './poison-jobs.ts';
import { parseJob } from './parse-job.ts';
import type { JobPayload } from './queue-backends/queue-backend.ts';

export interface JobContext {
  /** Aborted when the job is cancelled, deleted or taken over, or when the worker shuts down. */
  signal: AbortSignal;
  logger: Logger;
  /** Cheap to call often: written at most twice a second. */
  reportProgress(progress: JobProgress): void;
}

/** What a handler returns: how to store its result, in the transaction that also ends the job. */
export type StoreResult = (transaction: Transaction) => Promise<void>;
export type HandleJob<Kind extends JobKind> = (job: JobOf<Kind>, context: JobContext) => Promise<StoreResult>;

/** The handler of a kind that is only known while the process runs. */
export type AnyJobHandler = (job: never, context: JobContext) => Promise<StoreResult>;

/** What a worker processes the jobs of one kind with. */
export interface ProcessorContext {
  dataSource: DataSource;
  producer: JobProducer;
  handle: AnyJobHandler;
  logger: Logger;
  metrics?: JobMetrics | undefined;
  quarantine: Quarantine;
}

const BUSY_RETRY_MS = 2_000;
const RENEW_EVERY_MS = (LEASE_SECONDS * 1_000) / 3;
const PROGRESS_EVERY_MS = 500;

/**
 * Processes one delivery of the queue: claims its job, runs the handler, and writes the end on the row. `stop` is aborted
 * when the worker shuts down. Rejects with BullMQ's `DelayedError` when it is to be delivered again.
 */
export async function processJob(
  context: ProcessorContext,
  delivery: BullJob<JobPayload>,
  lockToken: string | undefined,
  stop: AbortSignal,
): Promise<void> {
  const leaveQuarantine = context.quarantine.enter();
  try {
    const claim = await claimJob(context.dataSource, delivery.data, { takesQuarantined: leaveQuarantine !== null });
    if (claim.outcome === 'obsolete') return;
    if (claim.outcome === 'busy') {
      await delivery.moveToDelayed(Date.now() + BUSY_RETRY_MS, lockToken);
      throw new DelayedError();
    }
    if (claim.job.row.crashes === 0) leaveQuarantine?.();
    await runClaimed(context, claim.job, claim.waitedMs, stop);
  } finally {
    leaveQuarantine?.();
  }
}

async function runClaimed(
  { producer, handle, logger, metrics }: ProcessorContext,
  job: ClaimedJob,
  waitedMs: number,
  stop: AbortSignal,
): Promise<void> {
  const { id, kind, attempt, deliveries, crashes, lostLeases, requestId } = job.row;
  const jobLogger = logger.child({ jobId: id, kind, requestId });
  jobLogger.info({ attempt, deliveries, crashes, lostLeases, waitedMs }, 'job started');
  // A job that was delivered again has not only waited.
  if (deliveries === 1) metrics?.observeWait(kind, waitedMs);

  const begun = performance.now();
  const { outcome, retry } = await runHandler(job, handle, stop, jobLogger);
  const tookMs = Math.round(performance.now() - begun);
  metrics?.observeDuration(kind, outcome, tookMs);
  jobLogger.info({ outcome, tookMs }, 'job finished');
  if (outcome === 'lost') await job.reportLostLease();
  if (retry) await producer.enqueue(retry);
}

interface JobEnd {
  outcome: JobOutcome;
  /** The row to enqueue for its next attempt; null when there is none. */
  retry: Job | null;
}

/** Another worker has claimed the job, or it is gone: there is nothing to write. */
const LOST: JobEnd = { outcome: 'lost', retry: null };

/** Runs the handler of a claimed job to an end that is written on its row. Rejects only when the row cannot be written. */
async function runHandler(job: ClaimedJob, handle: AnyJobHandler, stop: AbortSignal, logger: Logger): Promise<JobEnd> {
  const lost = new AbortController();
  const signal = AbortSignal.any([lost.signal, stop]);
  const renewing = setInterval(() => {
    job.renew().catch((error: unknown) => {
      if (error instanceof ClaimLostError) lost.abort(error);
      else logger.warn({ err: error }, 'the lease of a job could not be renewed');
    });
  }, RENEW_EVERY_MS);
  try {
    refusePoisonJob(job.row);
    await job.authorize();
    // The worker may have begun to shut down since the job was claimed.
    signal.throwIfAborted();
    const handled = handle(parseJob(job.row) as never, {
      signal,
      logger,
      reportProgress: throttledProgress(job, logger),
    });
    await job.complete(await unlessStopped(handled, stop));
    return { outcome: 'done', retry: null };
  } catch (error) {
    if (lost.signal.aborted) return LOST;
    return await handleFailure(job, error, stop, logger).catch((problem: unknown) => {
      if (problem instanceof ClaimLostError) return LOST;
      throw problem;
    });
  } finally {
    clearInterval(renewing);
  }
}

/**
 * Writes on the row that the handler did not come to an end: failed for good, to be retried, or released on shutdown. Logged
 * afterwards: that the note of a job was deleted meanwhile is no failure.
 */
async function handleFailure(job: ClaimedJob, error: unknown, stop: AbortSignal, logger: Logger): Promise<JobEnd> {
  if (error instanceof ClaimLostError) return LOST;
  if (stop.aborted) return { outcome: 'released', retry: await job.release(0, { usesUpAttempt: false }) };
  const failure = asJobFailure(error);
  const { kind, attempt, lastAttempt } = job.row;
  if (failure.permanent || attempt >= lastAttempt) {
    await job.fail(failure);
    logger.error({ err: failure, attempt }, 'job failed');
    return { outcome: 'failed', retry: null };
  }
  const definition = definitionOf(kind);
  const failedAttempts = definition.attempts - (lastAttempt - attempt);
  const delayMs = failure.retryAfterMs ?? retryDelayMs(definition, failedAttempts);
  const retry = await job.release(delayMs, { usesUpAttempt: true });
  logger.warn({ err: failure, attempt }, 'job failed and will be retried');
  return { outcome: 'retried', retry };
}

/** A handler may ignore its signal: a worker that shuts down does not wait for it and ignores its result. */
async function unlessStopped<T>(handled: Promise<T>, stop: AbortSignal): Promise<T> {
  let listening: Disposable | undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    listening = addAbortListener(stop, () => reject(new Error('the worker is shutting down')));
  });
  try {
    return await Promise.race([handled, stopped]);
  } finally {
    listening?.[Symbol.dispose]();
  }
}

function throttledProgress(job: ClaimedJob, logger: Logger): JobContext['reportProgress'] {
  let lastWrite = 0;
  return (progress) => {
    if (Date.now() - lastWrite < PROGRESS_EVERY_MS) return;
    lastWrite = Date.now();
    job
      .reportProgress(progress)
      .catch((error: unknown) => logger.debug({ err: error }, 'the progress of a job could not be written'));
  };
}
