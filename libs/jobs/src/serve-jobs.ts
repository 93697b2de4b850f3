import { DatabaseSettings, LoggingSettings, QueueSettings, ShutdownSettings, loadSettings } from '@stitchbook/config';
import type { JobKind } from '@stitchbook/contracts';
import { connectPatiently, createDataSource } from '@stitchbook/database';
import { type Logger, createLogger } from '@stitchbook/logging';
import { Metrics, MetricsSettings, serveMetrics } from '@stitchbook/metrics';
import { leaveWithParent, stopOnSignals } from '@stitchbook/supervision';
import type { DataSource } from 'typeorm';
import { keepHeartbeat } from './keep-heartbeat.ts';
import { JobMeasures } from './measure-jobs.ts';
import type { JobHandler } from './run-job.ts';
import { startWorker } from './start-worker.ts';
import { WorkerSettings } from './worker.settings.ts';

export interface Work {
  kind: JobKind;
  handle: JobHandler;
  /** Jobs at a time in this process. */
  concurrency: number;
}

export interface Workshop {
  work: Work[];
  /** Frees what the handlers hold, once no job is in hand any more. */
  close?(): Promise<void>;
}

/**
 * The whole life of a worker process: reads the environment, connects, serves its kinds of work, and at a signal, or when
 * its supervisor is gone, finishes what it has in hand, or hands it back when that takes too long, and leaves.
 */
export async function serveJobs(
  service: string,
  environment: NodeJS.ProcessEnv,
  open: (dataSource: DataSource, logger: Logger, metrics: Metrics) => Promise<Workshop>,
): Promise<void> {
  leaveWithParent();
  const database = loadSettings(DatabaseSettings, environment);
  const queue = loadSettings(QueueSettings, environment);
  const { heartbeatFile } = loadSettings(WorkerSettings, environment);
  const { graceMs } = loadSettings(ShutdownSettings, environment);
  const metricsSettings = loadSettings(MetricsSettings, environment);
  const logger = createLogger(service, loadSettings(LoggingSettings, environment));
  const dataSource = await connectPatiently(createDataSource(database), logger);
  const metrics = new Metrics();
  const measures = new JobMeasures(metrics);
  const telling = await serveMetrics(metrics, metricsSettings, logger);
  const workshop = await open(dataSource, logger, metrics);
  const workers = await Promise.all(
    workshop.work.map((work) => startWorker({ ...work, dataSource, queue, logger, measures })),
  );
  const stopHeartbeat = heartbeatFile && keepHeartbeat(heartbeatFile, dataSource, logger);
  logger.info({ kinds: workshop.work.map(({ kind }) => kind) }, 'ready for work');

  stopOnSignals(
    async () => {
      logger.info({ graceMs }, 'asked to leave');
      await Promise.all(workers.map((worker) => worker.close(graceMs)));
      if (stopHeartbeat) stopHeartbeat();
      await workshop.close?.();
      await telling.close();
      await dataSource.destroy();
    },
    () => process.exit(1),
  );
}
