import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '@stitchbook/logging';
import type { Database } from './database.ts';
import type { IdentitySettings } from './identity.settings.ts';
import { ExpiredRepository } from './provider/expired.repository.ts';
import { sweepRegularly } from './provider/sweep-regularly.ts';

export interface RunningIdentity {
  /** The port that was taken, also where port 0 was asked for. */
  port: number;
  /** Finishes the answers under way, then stops listening. Leaves the database connected. */
  close(): Promise<void>;
}

/** Serves the provider; rejects when the port is taken. `database` must be connected and migrated. */
export async function startIdentity(
  settings: IdentitySettings,
  database: Database,
  logger: Logger,
): Promise<RunningIdentity> {
  // Not before it is needed: the provider's library is large and speaks to the console while it loads.
  const { createIdentityApp } = await import('./identity-app.ts');
  const server = createServer(createIdentityApp(settings, database, logger));
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const sweeping = sweepRegularly(new ExpiredRepository(database), logger);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      sweeping.stop();
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}
