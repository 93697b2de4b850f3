import type { QueueSettings } from '@stitchbook/config';
import type { JobKind } from '@stitchbook/contracts';
import type { Logger } from '@stitchbook/logging';
import { DelayedError, type Job } from 'bullmq';
import type { DataSource } from 'typeorm';
import { claimJob } from './claim-job.ts';
import { ClaimedJob } from './claimed-job.ts';
import { forgetSettledJobs } from './forget-settled-jobs.ts';
import { JobProducer } from './job-producer.ts';
import { type JobTicket, chooseCarrier } from './queue-backend.ts';
import { reconcile } from './reconcile.ts';
import { type JobHandler, runJob } from './run-job.ts';
import { answerPulses } from './worker-pulse.ts';

export interface WorkerOptions {
  kind: JobKind;
  handle: JobHandler;
  /** Jobs at a time in this process. */
  concurrency: number;
  dataSource: DataSource;
  queue: QueueSettings;
  logger: Logger;
}

export interface RunningWorker {
  /** Takes no more jobs, gives back those in hand and disconnects. */
  close(): Promise<void>;
}

const LOCK_MS = 6_000;
const STALLED_CHECK_MS = 3_000;
const BUSY_RETRY_MS = 2_000;
const RECONCILE_EVERY_MS = 5_000;
const FORGET_EVERY_MS = 60_000;

/** Serves one kind of work until it is closed. */
export async function startWorker({
  kind,
  handle,
  concurrency,
  dataSource,
  queue,
  logger,
}: WorkerOptions): Promise<RunningWorker> {
  const stop = new AbortController();
  const producer = await JobProducer.open(dataSource, queue, logger);

  const carry = async (ticket: Job<JobTicket>, lockToken?: string): Promise<void> => {
    const claim = await claimJob(dataSource, ticket.data);
    if (claim.outcome === 'settled') return;
    if (claim.outcome === 'busy') {
      await ticket.moveToDelayed(Date.now() + BUSY_RETRY_MS, lockToken);
      throw new DelayedError();
    }
    const { job } = claim;
    const jobLogger = logger.child({ jobId: job.id, kind, requestId: job.requestId });
    const again = await runJob(new ClaimedJob(dataSource, job, claim.token), handle, stop.signal, jobLogger);
    if (again) await producer.handOver(again);
  };

  const worker = chooseCarrier(queue, logger).openWorker<JobTicket>(kind, carry, {
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_CHECK_MS,
    // The row counts deliveries and gives up by itself; BullMQ must not end a job on its own.
    maxStalledCount: 1_000,
    runRetryDelay: 1_000,
    removeOnComplete: { count: 0 },
    removeOnFail: { count: 0 },
  });
  const pulses = answerPulses(dataSource, queue, kind, logger);
  const sweep = setInterval(() => {
    reconcile(dataSource, producer, [kind]).then(
      (count) => count > 0 && logger.info({ kind, count }, 'handed over jobs that were left behind'),
      (error: unknown) => logger.warn({ err: error, kind }, 'could not look for jobs that were left behind'),
    );
  }, RECONCILE_EVERY_MS);
  const forget = setInterval(() => {
    forgetSettledJobs(dataSource, kind).catch((error: unknown) =>
      logger.warn({ err: error, kind }, 'could not forget old jobs'),
    );
  }, FORGET_EVERY_MS);

  return {
    async close() {
      clearInterval(sweep);
      clearInterval(forget);
      stop.abort();
      await Promise.all([worker.close(), pulses.close()]);
      await producer.close();
    },
  };
}
