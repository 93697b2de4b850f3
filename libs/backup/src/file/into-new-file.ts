import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { BackupRefusedError } from '../backup-refused.error.ts';

/** Where a backup goes: into a folder under a name that says when, or to the file that is named. */
export async function chooseFile(wanted: string, now = new Date()): Promise<string> {
  const isFolder = await stat(wanted).then(
    (found) => found.isDirectory(),
    () => wanted.endsWith('/'),
  );
  if (!isFolder) return wanted;
  return join(wanted, `stitchbook-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`);
}

/**
 * Lends a file to write to, for the eyes of its owner only, since it will hold everything. It has its name once `work` is
 * done and the disk has it all; when that fails there is no file. Never replaces one.
 */
export async function intoNewFile<T>(file: string, work: (target: Writable) => Promise<T>): Promise<T> {
  if (await exists(file)) throw isThere(file);
  const unfinished = `${file}.unfinished`;
  await mkdir(dirname(file), { recursive: true });
  await rm(unfinished, { force: true });
  const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await once(target, 'open');
    const done = await work(target);
    if (!target.closed) await once(target, 'close');
    // Unlike a rename, a link does not replace what somebody else put there meanwhile.
    await link(unfinished, file);
    return done;
  } finally {
    target.destroy();
    await rm(unfinished, { force: true });
  }
}

function isThere(file: string): BackupRefusedError {
  return new BackupRefusedError(`${file} is there already: name another file. Nothing was backed up.`);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
