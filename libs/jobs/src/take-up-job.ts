import type { Logger } from '@stitchbook/logging';
import { DelayedError, type Job } from 'bullmq';
import type { DataSource } from 'typeorm';
import { claimJob } from './claim-job.ts';
import { ClaimedJob } from './claimed-job.ts';
import type { JobProducer } from './job-producer.ts';
import type { JobMeasures } from './measure-jobs.ts';
import type { JobTicket } from './queue-backend.ts';
import { type JobHandler, runJob } from './run-job.ts';

const BUSY_RETRY_MS = 2_000;

export interface Workbench {
  dataSource: DataSource;
  producer: JobProducer;
  handle: JobHandler;
  logger: Logger;
  measures?: JobMeasures | undefined;
}

/** Takes up the job that a ticket names and works on it until it is let go of. Rejects with `DelayedError` when it is to come again. */
export async function takeUpJob(
  { dataSource, producer, handle, logger, measures }: Workbench,
  ticket: Job<JobTicket>,
  lockToken: string | undefined,
  stop: AbortSignal,
): Promise<void> {
  const claim = await claimJob(dataSource, ticket.data);
  if (claim.outcome === 'settled') return;
  if (claim.outcome === 'busy') {
    await ticket.moveToDelayed(Date.now() + BUSY_RETRY_MS, lockToken);
    throw new DelayedError();
  }
  const { job, token, waitedMs } = claim;
  const jobLogger = logger.child({ jobId: job.id, kind: job.kind, requestId: job.requestId });
  jobLogger.info({ attempt: job.attempt, deliveries: job.deliveries, waitedMs }, 'a job is taken up');
  // Taken up again, it has not only waited.
  if (job.deliveries === 1) measures?.hasWaited(job.kind, waitedMs);

  const begun = performance.now();
  const { outcome, again } = await runJob(new ClaimedJob(dataSource, job, token), handle, stop, jobLogger);
  const tookMs = Math.round(performance.now() - begun);
  measures?.hasEnded(job.kind, outcome, tookMs);
  jobLogger.info({ outcome, tookMs }, 'a job is let go of');
  if (again) await producer.handOver(again);
}
