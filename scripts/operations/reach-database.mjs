import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../start/refusal.mjs';

/**
 * The embedded database of a data directory: the one that is running, or one that is started and stopped again.
 * @param {string} dataDirectory
 * @param {{ mustBeThere: boolean, isRunning: boolean, whenStopped: (undo: () => unknown) => void }} how
 * @returns {Promise<string>} its URL
 */
export async function reachDatabase(dataDirectory, { mustBeThere, isRunning, whenStopped }) {
  const folder = join(dataDirectory, 'postgres');
  if (mustBeThere && !existsSync(folder)) {
    throw new Refusal(`There is no Stitchbook in ${dataDirectory}: set DATA_DIR to where it keeps its data.`);
  }
  const { startEmbeddedPostgres } = await import('@stitchbook/database/embedded');
  const server = await startEmbeddedPostgres({ dataDirectory: folder });
  // What somebody else is using is theirs to stop.
  if (!isRunning) whenStopped(() => server.stop());
  return server.url;
}
