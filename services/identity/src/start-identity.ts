import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DataSource } from '@stitchbook/database';
import type { Logger } from '@stitchbook/logging';
import type { IdentitySettings } from './identity.settings.ts';
import type { MailSettings } from './mail/mail.settings.ts';
import { ExpiredRowsCleanup } from './provider/expired-rows.repository.ts';

export interface RunningIdentity {
  /** The port that was taken, also where port 0 was asked for. */
  port: number;
  /** Stops listening and resolves once the requests in flight are answered. Leaves the database connected. */
  close(): Promise<void>;
}

/** Starts the HTTP server of the provider; rejects with EADDRINUSE when the port is taken. `database` must be connected and migrated. */
export async function startIdentity(
  settings: IdentitySettings,
  mail: MailSettings,
  database: DataSource,
  logger: Logger,
): Promise<RunningIdentity> {
  // Not before it is needed: the provider's library is large and speaks to the console while it loads.
  const { createIdentityApp } = await import('./identity-app.ts');
  const server = createServer(createIdentityApp(settings, mail, database, logger));
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const cleanup = new ExpiredRowsCleanup(database).start(logger);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      cleanup.stop();
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
    },
  };
}
