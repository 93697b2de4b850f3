import type { QueueSettings } from '@stitchbook/config';
import type { JobKind } from '@stitchbook/contracts';
import type { Logger } from '@stitchbook/logging';
import type { Job } from 'bullmq';
import type { DataSource } from 'typeorm';
import { forgetSettledJobs } from './forget-settled-jobs.ts';
import { JobProducer } from './job-producer.ts';
import { JobsInHand } from './jobs-in-hand.ts';
import type { JobMeasures } from './measure-jobs.ts';
import { type JobTicket, chooseCarrier } from './queue-backend.ts';
import { reconcile } from './reconcile.ts';
import type { JobHandler } from './run-job.ts';
import { takeUpJob } from './take-up-job.ts';
import { answerPulses } from './worker-pulse.ts';

export interface WorkerOptions {
  kind: JobKind;
  handle: JobHandler;
  /** Jobs at a time in this process. */
  concurrency: number;
  dataSource: DataSource;
  queue: QueueSettings;
  logger: Logger;
  measures?: JobMeasures;
}

export interface RunningWorker {
  /** Takes no more jobs, finishes those in hand within `graceMs` (0 by default) or hands them back, and disconnects. */
  close(graceMs?: number): Promise<void>;
}

const LOCK_MS = 6_000;
const STALLED_CHECK_MS = 3_000;
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
  measures,
}: WorkerOptions): Promise<RunningWorker> {
  const inHand = new JobsInHand();
  const producer = await JobProducer.open(dataSource, queue, logger);
  const bench = { dataSource, producer, handle, logger, measures };
  const carry = (ticket: Job<JobTicket>, lockToken?: string): Promise<void> =>
    inHand.hold((stop) => takeUpJob(bench, ticket, lockToken, stop));

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
    reconcile(dataSource, producer, kind).then(
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
    async close(graceMs = 0) {
      clearInterval(sweep);
      clearInterval(forget);
      // Nobody must take it for a worker that will do something.
      const pulsesClosed = pulses.close();
      await worker.stopTaking();
      await inHand.leave(graceMs);
      await Promise.all([worker.close(), pulsesClosed]);
      await producer.close();
    },
  };
}
