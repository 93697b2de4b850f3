import { DatabaseSettings, loadSettings, LoggingSettings } from '@stitchbook/config';
import { connectPatiently, createDataSource } from '@stitchbook/database';
import { createLogger } from '@stitchbook/logging';
import { Metrics, MetricsSettings, serveMetrics } from '@stitchbook/metrics';
import { leaveWithParent } from '@stitchbook/supervision';
import { describeFailure } from './describe-failure.ts';
import { IdentitySettings } from './identity.settings.ts';
import { startIdentity } from './start-identity.ts';

leaveWithParent();
const settings = loadSettings(IdentitySettings, process.env);
const metricsSettings = loadSettings(MetricsSettings, process.env);
const logger = createLogger('identity', loadSettings(LoggingSettings, process.env));
const database = createDataSource(loadSettings(DatabaseSettings, process.env));

// What the provider's library says to the console belongs into the log.
const remark = (text: string) => logger.debug(text);
Object.assign(console, { info: remark, warn: remark });

// Also while the database is still waited for; a second signal ends the process at once.
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());

try {
  const telling = await serveMetrics(new Metrics(), metricsSettings, logger);
  await connectPatiently(database, logger, stopping.signal);
  const identity = await startIdentity(settings, database, logger);
  logger.info({ port: identity.port }, 'identity is ready');
  await aborted(stopping.signal);
  await identity.close();
  await telling.close();
} catch (error) {
  if (!stopping.signal.aborted) {
    logger.fatal({ failure: describeFailure(error) }, 'identity could not start');
    process.exitCode = 1;
  }
} finally {
  if (database.isInitialized) await database.destroy();
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
