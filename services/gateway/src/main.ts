import {
  DatabaseSettings,
  LoggingSettings,
  QueueSettings,
  ShutdownSettings,
  StorageSettings,
  WatchdogSettings,
  loadSettings,
} from '@stitchbook/config';
import { createLogger, exitOnUncaughtException } from '@stitchbook/logging';
import { MeaningSettings } from '@stitchbook/meaning';
import { Metrics, MetricsSettings, serveMetrics } from '@stitchbook/metrics';
import { removeLeftoverCopies } from '@stitchbook/storage';
import { exitWithParent, stopOnSignals, startEventLoopWatchdog } from '@stitchbook/supervision';
import { createApp } from './create-app.ts';
import { EventStreams } from './events/event-streams.ts';
import { GatewaySettings } from './infrastructure/gateway.settings.ts';
import { InFlightRequests, gracefulShutdown } from './health/graceful-shutdown.ts';
import { ReadinessProbe } from './health/readiness.ts';
import { JobCountsRepository } from './metrics/job-counts.repository.ts';
import { watchRequests } from './http/observe-requests.ts';
import { JobAnswer } from './jobs/job-answer.ts';
import { measureRequests, exposeJobMetrics } from './metrics/gateway-metrics.ts';
import { CaptionStreams } from './uploads/caption-streams.ts';
import { connectInfrastructure } from './infrastructure/infrastructure.module.ts';

exitWithParent();
const configuration = {
  gateway: loadSettings(GatewaySettings, process.env),
  database: loadSettings(DatabaseSettings, process.env),
  queue: loadSettings(QueueSettings, process.env),
  storage: loadSettings(StorageSettings, process.env),
  meaning: loadSettings(MeaningSettings, process.env),
};
configuration.gateway.requireSafeAddress();
const shutdown = loadSettings(ShutdownSettings, process.env);
const metricsSettings = loadSettings(MetricsSettings, process.env);
const logger = createLogger('gateway', loadSettings(LoggingSettings, process.env));
exitOnUncaughtException(logger);
startEventLoopWatchdog(logger, loadSettings(WatchdogSettings, process.env).limitMs);

const removed = await removeLeftoverCopies();
if (removed > 0) logger.info({ count: removed }, 'removed leftover copies of archives');
const infrastructure = await connectInfrastructure(configuration, logger);
const metrics = new Metrics();
exposeJobMetrics(metrics, new JobCountsRepository(infrastructure.dataSource), logger);
const metricsServer = await serveMetrics(metrics, metricsSettings, logger);
const gateway = await createApp(infrastructure, configuration.database);
const server = gateway.app.getHttpServer();
const requests = new InFlightRequests(server);
watchRequests(server, [requests.watch, measureRequests(metrics)]);
await gateway.app.listen(configuration.gateway.port, configuration.gateway.host);
logger.info({ port: configuration.gateway.port }, 'the gateway is listening');

async function shutDown(): Promise<void> {
  const [readiness, waiting] = [gateway.app.get(ReadinessProbe), gateway.app.get(JobAnswer)];
  const streams = [gateway.app.get(EventStreams), gateway.app.get(CaptionStreams)];
  await gracefulShutdown({ readiness, requests, waiting, streams }, shutdown, logger);
  await gateway.close();
  await metricsServer.close();
  await infrastructure.close();
}

stopOnSignals(
  () =>
    shutDown().catch((error: unknown) => {
      logger.error({ err: error }, 'graceful shutdown failed');
      throw error;
    }),
  () => process.exit(1),
);
