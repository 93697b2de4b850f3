import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessAlive } from '@stitchbook/supervision';
import { layOutDataDirectory } from './data-directory.ts';
import { readPostmasterFile } from './postmaster-file.ts';

const NAME = /^stitchbook-throwaway-postgres-(\d+)-/;

/** Makes a folder in the temporary directory, named after this process, so that a later run can see when it is stale. */
export async function makeThrowawayDirectory(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), `stitchbook-throwaway-postgres-${process.pid}-`));
  await chmod(made, 0o711);
  return made;
}

/** Stops the servers and removes the folders of test runs that were killed. */
export async function removeStaleThrowawayDirectories(): Promise<void> {
  const names = (await readdir(tmpdir())).filter(
    (name) => !isProcessAlive(Number(NAME.exec(name)?.[1] ?? process.pid)),
  );
  for (const name of names) {
    const root = join(tmpdir(), name);
    const { cluster } = layOutDataDirectory(root);
    const postmaster = await readPostmasterFile(cluster);
    if (postmaster?.cluster === cluster && isProcessAlive(postmaster.pid)) quitServer(postmaster.pid);
    await rm(root, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

function quitServer(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It belongs to another user of this machine, whose next run removes it.
  }
}
