import {
  DatabaseSettings,
  LoggingSettings,
  QueueSettings,
  ShutdownSettings,
  StorageSettings,
  loadSettings,
} from '@stitchbook/config';
import { createLogger } from '@stitchbook/logging';
import { Metrics, MetricsSettings, serveMetrics } from '@stitchbook/metrics';
import { leaveWithParent, stopOnSignals } from '@stitchbook/supervision';
import { createApp } from './create-app.ts';
import { GatewaySettings } from './gateway.settings.ts';
import { leaveGently } from './health/leave-gently.ts';
import { ReadinessProbe } from './health/readiness.ts';
import { RequestsInHand } from './health/requests-in-hand.ts';
import { watchRequests } from './http/watch-requests.ts';
import { JobAnswer } from './jobs/job-answer.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import { tellJobs } from './metrics/tell-jobs.ts';
import { openOutsideWorld } from './outside-world.ts';

leaveWithParent();
const configuration = {
  gateway: loadSettings(GatewaySettings, process.env),
  database: loadSettings(DatabaseSettings, process.env),
  queue: loadSettings(QueueSettings, process.env),
  storage: loadSettings(StorageSettings, process.env),
};
configuration.gateway.requireSafeAddress();
const shutdown = loadSettings(ShutdownSettings, process.env);
const metricsSettings = loadSettings(MetricsSettings, process.env);
const logger = createLogger('gateway', loadSettings(LoggingSettings, process.env));

const world = await openOutsideWorld(configuration, logger);
const metrics = new Metrics();
tellJobs(metrics, world.dataSource, logger);
const telling = await serveMetrics(metrics, metricsSettings, logger);
const gateway = await createApp(world, configuration.database);
const server = gateway.app.getHttpServer();
const requests = new RequestsInHand(server);
watchRequests(server, [requests.watch, measureRequests(metrics)]);
await gateway.app.listen(configuration.gateway.port, configuration.gateway.host);
logger.info({ port: configuration.gateway.port }, 'the gateway is listening');

async function leave(): Promise<void> {
  const [readiness, waiting] = [gateway.app.get(ReadinessProbe), gateway.app.get(JobAnswer)];
  await leaveGently({ readiness, requests, waiting }, shutdown, logger);
  await gateway.close();
  await telling.close();
  await world.close();
}

stopOnSignals(
  () =>
    leave().catch((error: unknown) => {
      logger.error({ err: error }, 'the gateway could not leave in good order');
      throw error;
    }),
  () => process.exit(1),
);
