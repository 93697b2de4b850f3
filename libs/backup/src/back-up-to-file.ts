import { addAbortListener, once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { type BackupReport, backUp } from './back-up.ts';
import { BackupRefusedError } from './backup-refused.error.ts';
import type { Installation, Say, Secrets } from './installation.ts';
import { describeContent } from './manifest.ts';

export interface BackUpOptions {
  secrets?: Secrets | undefined;
  /** Ends it before its end; no file is left. */
  signal: AbortSignal;
  say: Say;
}

/**
 * Backs up to what a person named: a new file, a folder, or `-` for standard output. Resolves with whether all audio was
 * there and well; where not, it has said so, and the backup holds everything else.
 */
export async function backUpTo(
  named: string,
  installation: Installation,
  { secrets, signal, say }: BackUpOptions,
): Promise<boolean> {
  const work = (target: Writable) => {
    addAbortListener(signal, () => target.destroy(signal.reason as Error));
    return backUp(installation, target, secrets);
  };
  const file = named === '-' ? 'standard output' : await chooseFile(named);
  const report = named === '-' ? await work(process.stdout) : await writeNewFile(file, work);
  say(`Backed up ${describeContent(report)} to ${file}.`);
  const losses = describeLosses(report);
  for (const loss of losses) say(loss);
  return losses.length === 0;
}

/** What is wrong with the audio of an installation, a sentence each; none when all is well. */
function describeLosses({ lost, damaged }: BackupReport): string[] {
  return [
    ...lost.map((key) => `The audio ${key} is gone from the store: the backup has only the words of its note.`),
    ...damaged.map((key) => `The audio ${key} is not what was uploaded: the backup has it as it was found.`),
  ];
}

/** Where a backup goes: into a folder under a name that says when, or to the file that is named. */
async function chooseFile(wanted: string, now = new Date()): Promise<string> {
  const isFolder = await stat(wanted).then(
    (found) => found.isDirectory(),
    () => wanted.endsWith('/'),
  );
  if (!isFolder) return wanted;
  return join(wanted, `stitchbook-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`);
}

/**
 * Lends a new file, readable by its owner only, to `work`. It gets its name when `work` is done and everything is on disk; when that
 * fails there is no file. Rejects with `BackupRefusedError` instead of replacing a file.
 */
async function writeNewFile<T>(file: string, work: (target: Writable) => Promise<T>): Promise<T> {
  if (await exists(file)) throw alreadyExists(file);
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

function alreadyExists(file: string): BackupRefusedError {
  return new BackupRefusedError(`${file} is there already: name another file. Nothing was backed up.`);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
