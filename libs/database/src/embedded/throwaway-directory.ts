import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layOutDataDirectory } from './data-directory.ts';
import { isAlive, readPostmasterFile } from './postmaster-file.ts';

const NAME = /^stitchbook-throwaway-postgres-(\d+)-/;

/** Makes a folder in the temporary directory, named after this process, so that a later one sees when nobody needs it any more. */
export async function makeThrowawayDirectory(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), `stitchbook-throwaway-postgres-${process.pid}-`));
  await chmod(made, 0o711);
  return made;
}

/** Ends and removes what test runs that were killed left behind. */
export async function sweepThrowawayDirectories(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => !isAlive(Number(NAME.exec(name)?.[1] ?? process.pid)));
  for (const name of names) {
    const root = join(tmpdir(), name);
    const { cluster } = layOutDataDirectory(root);
    const postmaster = await readPostmasterFile(cluster);
    if (postmaster?.cluster === cluster && isAlive(postmaster.pid)) endAtOnce(postmaster.pid);
    await rm(root, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It belongs to another person on this machine, who will sweep it.
  }
}
