import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  DatabaseSettings,
  LoggingSettings,
  QueueSettings,
  ShutdownSettings,
  WatchdogSettings,
  loadSettings,
} from '@stitchbook/config';
import { DatabaseModule } from '@stitchbook/database/nest';
import { createLogger, exitOnUncaughtException } from '@stitchbook/logging';
import { Metrics, MetricsSettings, serveMetrics } from '@stitchbook/metrics';
import { exitWithParent, startEventLoopWatchdog, stopOnSignals } from '@stitchbook/supervision';
import { WorkerSettings } from '../worker.settings.ts';
import { JobsModule } from './jobs.module.ts';

export interface WorkerDefinition {
  /** The service, as job definitions name it. */
  worker: string;
  environment: NodeJS.ProcessEnv;
  /** Jobs of each kind at a time in this process. */
  concurrency: number;
  /** Provides the handlers, and what they need. */
  module: Type;
}

@Module({})
class WorkerModule {}

/**
 * The whole life of a worker process: reads the environment, connects, serves its kinds of work, and at a signal, or when
 * its supervisor is gone, drains: finishes the jobs in flight, or releases them when that takes too long, and exits.
 */
export async function runWorker({ worker, environment, concurrency, module }: WorkerDefinition): Promise<void> {
  exitWithParent();
  const settings = loadSettings(DatabaseSettings, environment);
  const queue = loadSettings(QueueSettings, environment);
  const { heartbeatFile } = loadSettings(WorkerSettings, environment);
  const { graceMs } = loadSettings(ShutdownSettings, environment);
  const metricsSettings = loadSettings(MetricsSettings, environment);
  const logger = createLogger(worker, loadSettings(LoggingSettings, environment));
  exitOnUncaughtException(logger);
  startEventLoopWatchdog(logger, loadSettings(WatchdogSettings, environment).limitMs);
  const metrics = new Metrics();
  const metricsServer = await serveMetrics(metrics, metricsSettings, logger);

  const context = { worker, environment, queue, concurrency, graceMs, heartbeatFile, logger, metrics };
  // Without `abortOnError` Nest rejects with what is wrong, instead of ending the process without a word.
  const app = await NestFactory.createApplicationContext(
    {
      module: WorkerModule,
      imports: [DatabaseModule.forRoot({ settings, logger }), JobsModule.forWorker(context), module],
    },
    { logger: false, abortOnError: false },
  );

  // Not Nest's shutdown hooks: the process exits with 0 once it is drained, and a second signal ends it at once.
  stopOnSignals(
    async () => {
      logger.info({ graceMs }, 'shutting down');
      await app.close();
      await metricsServer.close();
    },
    () => process.exit(1),
  );
}
