import { join } from 'node:path';
import { keepDatabase } from './keep-database.mjs';

/**
 * Starts the embedded PostgreSQL, unless the person brings a server.
 * @param {import('./read-environment.mjs').StartSettings} settings
 * @param {{ whenStopped: (undo: () => Promise<void>) => void, warn: (text: string) => void }} context
 * @returns {Promise<string>} its URL
 */
export async function startDatabase({ environment, dataDirectory }, { whenStopped, warn }) {
  return environment.DATABASE_URL ?? startEmbedded(dataDirectory, { whenStopped, warn });
}

async function startEmbedded(dataDirectory, { whenStopped, warn }) {
  const { startEmbeddedPostgres } = await import('@stitchbook/database/embedded');
  const start = (port) => startEmbeddedPostgres({ dataDirectory: join(dataDirectory, 'postgres'), port });
  const server = await keepDatabase(start, warn);
  whenStopped(() => server.stop());
  return server.url;
}
