import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'stitchbook-audio-';
/** The process that made it; several of them may share one folder. */
const MAKER = new RegExp(`^${PREFIX}(\\d+)-`);
/** No recording is worked on for so long. */
const LONGEST_USE_MS = 2 * 86_400_000;

/** Makes a folder for the copy of a recording. Returns its path; whoever made it removes it. */
export function makeCopyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

/**
 * Removes the copies that processes left behind which were killed; what a living one made is left alone. To be called
 * before this process makes any: in a container, the one before had the same number. Returns how many.
 */
export async function removeLeftCopies(directory = tmpdir()): Promise<number> {
  let count = 0;
  for (const name of await readdir(directory)) {
    const folder = join(directory, name);
    if (!name.startsWith(PREFIX) || !(await isLeftBehind(name, folder))) continue;
    await rm(folder, { recursive: true, force: true });
    count += 1;
  }
  return count;
}

async function isLeftBehind(name: string, folder: string): Promise<boolean> {
  const maker = Number(MAKER.exec(name)?.[1] ?? Number.NaN);
  if (maker === process.pid || (!Number.isNaN(maker) && !isAlive(maker))) return true;
  // Its number may belong to another program by now.
  const madeAt = await stat(folder).catch(() => null);
  return madeAt !== null && Date.now() - madeAt.mtimeMs > LONGEST_USE_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process cannot be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
