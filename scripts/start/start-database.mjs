import { join } from 'node:path';

/**
 * Starts the embedded PostgreSQL, unless the person brings a server, and brings its tables up to date.
 * @param {import('./read-environment.mjs').StartSettings} settings
 * @param {(undo: () => Promise<void>) => void} whenStopped
 * @returns {Promise<string>} its URL
 */
export async function startDatabase({ environment, dataDirectory }, whenStopped) {
  const migrating = import('@stitchbook/database');
  const url = environment.DATABASE_URL ?? (await startEmbedded(dataDirectory, whenStopped));
  const { runMigrations } = await migrating;
  await runMigrations(url);
  return url;
}

async function startEmbedded(dataDirectory, whenStopped) {
  const { startEmbeddedPostgres } = await import('@stitchbook/database/embedded');
  const server = await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, 'postgres') });
  whenStopped(() => server.stop());
  return server.url;
}
