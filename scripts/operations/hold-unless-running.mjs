import { holdDataDirectory } from '../start/hold-data-directory.mjs';
import { Refusal } from '../start/refusal.mjs';

/**
 * Holds a data directory, so that nobody starts Stitchbook on it meanwhile, unless it is running there and may.
 * @param {string} dataDirectory
 * @param {string} baseUrl
 * @param {{ mayRun: boolean, whenStopped: (undo: () => unknown) => void }} how
 * @returns {Promise<boolean>} whether it is running
 */
export async function holdUnlessRunning(dataDirectory, baseUrl, { mayRun, whenStopped }) {
  try {
    whenStopped(await holdDataDirectory(dataDirectory, baseUrl));
    return false;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (mayRun) return true;
    throw new Refusal(`Stitchbook is running on ${dataDirectory}: stop it first.`, { cause: error });
  }
}
