import { setTimeout as wait } from 'node:timers/promises';
import type { QueueSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import { DelayedError, type Job as Delivery } from 'bullmq';
import pLimit from 'p-limit';
import type { DataSource } from 'typeorm';
import type { JobKind } from './definitions/registry.ts';
import type { JobMetrics } from './job-metrics.ts';
import { JobProducer } from './job-producer.ts';
import { processQuarantine } from './poison-jobs.ts';
import { type AnyJobHandler, type HandleJob, processJob } from './process-job.ts';
import { createQueueBackend } from './queue-backends/create-queue-backend.ts';
import type { JobPayload } from './queue-backends/queue-backend.ts';
import { longQueueOf, queueOf } from './queue-names.ts';
import { reconcileAll } from './reconcile.ts';
import { answerHeartbeats } from './worker-heartbeat.ts';

export interface WorkerOptions<Kind extends JobKind = JobKind> {
  kind: Kind;
  handle: [JobKind] extends [Kind] ? AnyJobHandler : HandleJob<Kind>;
  /** Jobs at a time in this process; where there are several places, one of them is never taken by a long job. */
  concurrency: number;
  dataSource: DataSource;
  queue: QueueSettings;
  logger: Logger;
  metrics?: JobMetrics;
  /** Answers the probes of `WorkerHeartbeat`, for which it holds connections of their own; false by default. */
  isProbed?: boolean;
}

export interface RunningWorker {
  /** Takes no more jobs, finishes those in flight within `graceMs` (0 by default) or releases them, and disconnects. */
  close(graceMs?: number): Promise<void>;
}

/** How long a delivery waits for a place before it goes back, for another worker. */
const PLACE_WAIT_MS = 2_000;
const LOCK_MS = 6_000;
const STALLED_CHECK_MS = 3_000;
const RECONCILE_EVERY_MS = 5_000;

/** Processes the jobs of one kind until it is closed. */
export async function startWorker<Kind extends JobKind>({
  kind,
  handle,
  concurrency,
  dataSource,
  queue,
  logger,
  metrics,
  isProbed = false,
}: WorkerOptions<Kind>): Promise<RunningWorker> {
  const inFlight = new InFlightJobs();
  const producer = await JobProducer.open(dataSource, queue, logger);
  const context = {
    dataSource,
    producer,
    handle,
    logger,
    metrics,
    quarantine: processQuarantine,
  };

  const places = pLimit(concurrency);
  const processInPlace = async (delivery: Delivery<JobPayload>, lockToken?: string): Promise<void> => {
    let isTooLate = false;
    let begun: Promise<void> | undefined;
    const processed = places(() => {
      if (!isTooLate) begun = inFlight.add((stop) => processJob(context, delivery, lockToken, stop));
      return begun;
    });
    await Promise.race([processed, wait(PLACE_WAIT_MS, undefined, { ref: false })]);
    if (begun) return begun;
    isTooLate = true;
    await delivery.moveToDelayed(Date.now(), lockToken);
    throw new DelayedError();
  };
  const openWorker = (name: string, atATime: number) =>
    createQueueBackend(queue, logger).openWorker<JobPayload>(name, processInPlace, {
      concurrency: atATime,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      // The row counts deliveries and gives up by itself; BullMQ must not end a job on its own.
      maxStalledCount: 1_000,
      runRetryDelay: 1_000,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
  const workers = [openWorker(queueOf(kind), concurrency)];
  const longQueue = longQueueOf(kind);
  if (longQueue) workers.push(openWorker(longQueue, Math.max(1, concurrency - 1)));
  const heartbeats = isProbed ? answerHeartbeats(dataSource, queue, kind, logger) : undefined;
  const closing = new AbortController();
  let isReconciling = false;
  const reconciling = setInterval(() => {
    if (isReconciling) return;
    isReconciling = true;
    reconcileAll(dataSource, producer, kind, closing.signal)
      .finally(() => (isReconciling = false))
      .then(
        (count) => count > 0 && logger.info({ kind, count }, 'reconciler enqueued lost jobs'),
        (error: unknown) => logger.warn({ err: error, kind }, 'reconciler could not look for lost jobs'),
      );
  }, RECONCILE_EVERY_MS);

  return {
    async close(graceMs = 0) {
      clearInterval(reconciling);
      closing.abort();
      // A worker that takes no more jobs must not answer probes.
      const heartbeatsClosed = heartbeats?.close();
      await Promise.all(workers.map((worker) => worker.pause()));
      await inFlight.drain(graceMs);
      await Promise.all([...workers.map((worker) => worker.close()), heartbeatsClosed]);
      await producer.close();
    },
  };
}

/** The jobs that a worker processes at this moment. */
class InFlightJobs {
  private readonly running = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private isDraining = false;

  /** Runs `work` and counts it as in flight until it settles. Its signal is aborted when the job must be released. */
  async add(work: (stop: AbortSignal) => Promise<void>): Promise<void> {
    // What the queue delivers while it is draining is released at once.
    const running = work(this.isDraining ? AbortSignal.abort() : this.stopping.signal);
    this.running.add(running);
    try {
      await running;
    } finally {
      this.running.delete(running);
    }
  }

  /** Gives what is in flight `graceMs` to be finished, then has it released. */
  async drain(graceMs: number): Promise<void> {
    this.isDraining = true;
    const limit = setTimeout(() => this.stopping.abort(), graceMs);
    while (this.running.size > 0) await Promise.allSettled(this.running);
    clearTimeout(limit);
    this.stopping.abort();
  }
}
