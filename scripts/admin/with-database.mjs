import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { holdDataDirectory } from '../start/hold-data-directory.mjs';
import { Refusal } from '../start/refusal.mjs';

/**
 * Lends the database of this installation, whether Stitchbook runs at the moment or not.
 * @param {import('../start/read-environment.mjs').StartSettings} settings
 * @param {(url: string) => Promise<void>} work
 */
export async function withDatabase({ environment, dataDirectory, baseUrl }, work) {
  if (environment.DATABASE_URL) return work(environment.DATABASE_URL);
  const directory = join(dataDirectory, 'postgres');
  if (!existsSync(directory)) {
    throw new Refusal(`There is no Stitchbook in ${dataDirectory} yet: start it once with npm start.`);
  }
  const letGo = await holdUnlessRunning(dataDirectory, baseUrl);
  const { startEmbeddedPostgres } = await import('@stitchbook/database/embedded');
  const server = await startEmbeddedPostgres({ dataDirectory: directory });
  try {
    if (letGo) await migrate(server.url);
    await work(server.url);
  } finally {
    // A Stitchbook that runs goes on with it.
    if (letGo) await server.stop();
    letGo?.();
  }
}

/** Null when Stitchbook runs, and holds the folder itself. */
async function holdUnlessRunning(dataDirectory, baseUrl) {
  try {
    return await holdDataDirectory(dataDirectory, baseUrl);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function migrate(url) {
  const { runMigrations } = await import('@stitchbook/database');
  await runMigrations(url);
}
