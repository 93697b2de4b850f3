import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessAlive } from '@stitchbook/supervision';

const PREFIX = 'stitchbook-audio-';
/** The process that made it; several of them may share one folder. */
const OWNER_PID = new RegExp(`^${PREFIX}(\\d+)-`);
/** Longer than any recording takes. */
const MAX_USE_MS = 2 * 86_400_000;

/** Makes a folder for the temporary copy of a recording. Returns its path; the caller removes it. */
export function makeTemporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

/**
 * Removes the temporary copies of processes that were killed; those of a living process stay. To be called before this
 * process makes any: in a container, the process before had the same pid. Returns how many.
 */
export async function removeLeftoverCopies(directory = tmpdir()): Promise<number> {
  let count = 0;
  for (const name of await readdir(directory)) {
    const folder = join(directory, name);
    if (!name.startsWith(PREFIX) || !(await isLeftover(name, folder))) continue;
    await rm(folder, { recursive: true, force: true });
    count += 1;
  }
  return count;
}

async function isLeftover(name: string, folder: string): Promise<boolean> {
  const owner = Number(OWNER_PID.exec(name)?.[1] ?? Number.NaN);
  if (owner === process.pid || (!Number.isNaN(owner) && !isProcessAlive(owner))) return true;
  // Its pid may belong to another program by now.
  const found = await stat(folder).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > MAX_USE_MS;
}
