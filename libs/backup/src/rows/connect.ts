import pg from 'pg';
import { BackupRefusedError } from '../backup-refused.error.ts';

/** A connection of one's own: COPY and a transaction that stays open want one. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // Told by the query under way; without a listener a server that goes away would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(databaseUrl);
    throw new BackupRefusedError(`The database at ${host} lets nobody in: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return client;
}
