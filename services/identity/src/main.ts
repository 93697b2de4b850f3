import { DatabaseSettings, loadSettings, LoggingSettings } from '@stitchbook/config';
import { connectPatiently, createDataSource } from '@stitchbook/database';
import { createLogger } from '@stitchbook/logging';
import { IdentitySettings } from './identity.settings.ts';
import { describeFailure } from './describe-failure.ts';

const settings = loadSettings(IdentitySettings, process.env);
const logger = createLogger('identity', loadSettings(LoggingSettings, process.env));
const database = createDataSource(loadSettings(DatabaseSettings, process.env));

// The provider's library speaks to the console while it loads; its remarks belong into the log.
const remark = (text: string) => logger.debug(text);
Object.assign(console, { info: remark, warn: remark });
const { startIdentity } = await import('./start-identity.ts');

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());

try {
  await connectPatiently(database, logger, stopping.signal);
  const identity = await startIdentity(settings, database, logger);
  logger.info({ port: identity.port }, 'identity is ready');
  await aborted(stopping.signal);
  await identity.close();
  await database.destroy();
} catch (error) {
  if (!stopping.signal.aborted) {
    logger.fatal({ failure: describeFailure(error) }, 'identity could not start');
    process.exitCode = 1;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
