import { DatabaseSettings, LoggingSettings, QueueSettings, StorageSettings, loadSettings } from '@stitchbook/config';
import { createLogger } from '@stitchbook/logging';
import { leaveWithParent, stopOnSignals } from '@stitchbook/supervision';
import { createApp } from './create-app.ts';
import { GatewaySettings } from './gateway.settings.ts';
import { openOutsideWorld } from './outside-world.ts';

leaveWithParent();
const configuration = {
  gateway: loadSettings(GatewaySettings, process.env),
  database: loadSettings(DatabaseSettings, process.env),
  queue: loadSettings(QueueSettings, process.env),
  storage: loadSettings(StorageSettings, process.env),
};
configuration.gateway.requireSafeAddress();
const logger = createLogger('gateway', loadSettings(LoggingSettings, process.env));

const world = await openOutsideWorld(configuration, logger);
const gateway = await createApp(world, configuration.database);
await gateway.app.listen(configuration.gateway.port, configuration.gateway.host);
logger.info({ port: configuration.gateway.port }, 'the gateway is listening');

stopOnSignals(
  async () => {
    await gateway.close();
    await world.close();
  },
  () => process.exit(1),
);
