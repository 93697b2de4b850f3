import pg from 'pg';

/** A connection of one's own: COPY and a transaction that stays open want one. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // Told by the query under way; without a listener a server that goes away would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
