import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { QueueSettings } from '@stitchbook/config';
import type { Logger } from '@stitchbook/logging';
import type { Metrics } from '@stitchbook/metrics';
import { DataSource } from 'typeorm';
import { JobMetrics } from '../job-metrics.ts';
import { type RunningWorker, startWorker } from '../job-worker.ts';
import { PROBED_KIND, touchHeartbeatFile } from '../worker-heartbeat.ts';
import { JobHandlers } from './job-handlers.ts';

/** What the modules of a worker may inject of the process that they run in. */
export abstract class WorkerContext {
  /** The service, as job definitions name it. */
  abstract readonly worker: string;
  abstract readonly environment: NodeJS.ProcessEnv;
  abstract readonly queue: QueueSettings;
  /** Jobs of each kind at a time. */
  abstract readonly concurrency: number;
  /** How long jobs in flight may be finished once the process shuts down. */
  abstract readonly graceMs: number;
  abstract readonly heartbeatFile: string | undefined;
  abstract readonly logger: Logger;
  abstract readonly metrics: Metrics;
}

/** Runs a `startWorker` for every kind of job that the modules of a worker have handlers for. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private workers: RunningWorker[] = [];
  private stopHeartbeat: (() => void) | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly handlers: JobHandlers,
    @Inject(WorkerContext) private readonly context: WorkerContext,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { worker, queue, concurrency, heartbeatFile, logger } = this.context;
    const shared = {
      concurrency,
      dataSource: this.dataSource,
      queue,
      logger,
      metrics: new JobMetrics(this.context.metrics),
    };
    const handlers = [...this.handlers.of(worker)];
    this.workers = await Promise.all(
      handlers.map(([kind, handle]) => startWorker({ ...shared, kind, handle, isProbed: kind === PROBED_KIND })),
    );
    if (heartbeatFile) this.stopHeartbeat = touchHeartbeatFile(heartbeatFile, this.dataSource, logger);
    logger.info({ kinds: handlers.map(([kind]) => kind) }, 'ready for work');
  }

  /** Drains, before anything that the handlers use is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close(this.context.graceMs)));
    this.stopHeartbeat?.();
  }
}
