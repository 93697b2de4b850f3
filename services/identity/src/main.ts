import { addAbortListener } from 'node:events';
import { DatabaseSettings, loadSettings, LoggingSettings, WatchdogSettings } from '@stitchbook/config';
import { connectWithRetry, createDataSource } from '@stitchbook/database';
import { createLogger, exitOnUncaughtException } from '@stitchbook/logging';
import { Metrics, MetricsSettings, serveMetrics } from '@stitchbook/metrics';
import { exitWithParent, startEventLoopWatchdog } from '@stitchbook/supervision';
import { IdentitySettings } from './identity.settings.ts';
import { MailSettings } from './mail/mail.settings.ts';
import { startIdentity } from './start-identity.ts';

exitWithParent();
const settings = loadSettings(IdentitySettings, process.env);
const mail = loadSettings(MailSettings, process.env);
const metricsSettings = loadSettings(MetricsSettings, process.env);
const logger = createLogger('identity', loadSettings(LoggingSettings, process.env));
exitOnUncaughtException(logger);
startEventLoopWatchdog(logger, loadSettings(WatchdogSettings, process.env).limitMs);
const database = createDataSource(loadSettings(DatabaseSettings, process.env));

// The provider's library writes notices to the console.
const logNotice = (text: string) => logger.debug(text);
Object.assign(console, { info: logNotice, warn: logNotice });

// Signals also end the wait for the database; a second signal ends the process at once.
const shutdown = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => shutdown.abort());

try {
  const metricsServer = await serveMetrics(new Metrics(), metricsSettings, logger);
  await connectWithRetry(database, logger, shutdown.signal);
  const identity = await startIdentity(settings, mail, database, logger);
  logger.info({ port: identity.port }, 'identity is ready');
  await aborted(shutdown.signal);
  logger.info('shutting down');
  await identity.close();
  await metricsServer.close();
} catch (error) {
  if (!shutdown.signal.aborted) {
    logger.fatal({ err: error }, 'identity could not start');
    process.exitCode = 1;
  }
} finally {
  if (database.isInitialized) await database.destroy();
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => addAbortListener(signal, () => resolve()));
}
