import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isAudioKey, type AudioStore, type ByteRange } from './audio-store.ts';
import { AudioMissingError, StorageFullError, StorageUnavailableError } from './storage-errors.ts';

/** Of a file at once: twice Node's 64 kB, at which a long recording takes two thirds more processor time. */
const READ_BYTES = 128 * 1_024;

/** Stores each recording as one file, in 256 folders by the first two letters of its key. */
export class FilesystemAudioStore implements AudioStore {
  constructor(private readonly directory: string) {}

  async write(key: string, source: Readable): Promise<void> {
    const incoming = join(this.incoming, randomUUID());
    try {
      const madeFirst = await mkdir(dirname(incoming), { recursive: true });
      // Opened first: a source that fails at once would be reported before the file is made, and leave it behind.
      const file = await open(incoming, 'wx', 0o600);
      await pipeline(source, file.createWriteStream({ flush: true }));
      const path = this.pathOf(key);
      const made = await mkdir(dirname(path), { recursive: true });
      await rename(incoming, path);
      await syncFolders(dirname(path), madeFirst ?? made);
    } catch (error) {
      // What cannot be removed now is removed by the daily cleanup; the first error is the one to report.
      await rm(incoming, { force: true }).catch(() => undefined);
      throw toStorageError(error);
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const file = await open(this.pathOf(key), 'r');
      return file.createReadStream({ autoClose: true, highWaterMark: READ_BYTES, ...range });
    } catch (error) {
      throw toStorageError(error);
    }
  }

  async withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const path = this.pathOf(key);
    await access(path, constants.R_OK).catch((error: unknown) => {
      throw toStorageError(error);
    });
    return work(path);
  }

  async remove(key: string): Promise<void> {
    if (!isAudioKey(key)) return;
    await rm(this.pathOf(key), { force: true }).catch((error: unknown) => {
      throw toStorageError(error);
    });
  }

  /** An upload under way touches its file with every byte. */
  async removeUnfinished(olderThanMs: number): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.incoming).catch(() => [])) {
      const path = join(this.incoming, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs > Date.now() - olderThanMs) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  async check(): Promise<void> {
    try {
      await mkdir(this.directory, { recursive: true });
      await access(this.directory, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw toStorageError(error);
    }
  }

  private get incoming(): string {
    return join(this.directory, 'incoming');
  }

  private pathOf(key: string): string {
    if (!isAudioKey(key)) throw new AudioMissingError();
    return join(this.directory, key.slice(0, 2), key);
  }
}

/**
 * Syncs the folder of a file: before that a power cut can lose the file's name, and leave a row without audio. A folder that was
 * just made is a name in the one above it, which is synced too, and so on up.
 * @param made the uppermost folder that was made for it
 */
async function syncFolders(folder: string, made: string | undefined): Promise<void> {
  // Windows opens no folders, and writes their entries through.
  if (process.platform === 'win32') return;
  const last = made === undefined ? folder : dirname(made);
  for (let at = folder; ; at = dirname(at)) {
    await syncFolder(at);
    if (at === last) return;
  }
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}

/** Errors of the disk become ours; errors of the source (an aborted upload, a limit) pass unchanged. */
function toStorageError(error: unknown): unknown {
  const code = systemErrorCode(error);
  if (code === undefined) return error;
  if (code === 'ENOENT') return new AudioMissingError({ cause: error });
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageFullError({ cause: error });
  return new StorageUnavailableError({ cause: error });
}

/** Only file system calls count: a connection's error has a code too, and is the source's own. */
function systemErrorCode(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('syscall' in error && 'code' in error)) return undefined;
  return 'path' in error || error.syscall === 'write' || error.syscall === 'fsync' ? error.code : undefined;
}
