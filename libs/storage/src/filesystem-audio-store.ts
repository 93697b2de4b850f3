import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isAudioKey } from './audio-key.ts';
import type { AudioStore, ByteRange } from './audio-store.ts';
import { AudioMissingError, StorageFullError, StorageUnavailableError } from './storage-errors.ts';

/** Keeps each recording as one file, in 256 folders by the first two letters of its key. */
export class FilesystemAudioStore implements AudioStore {
  constructor(private readonly directory: string) {}

  async write(key: string, source: Readable): Promise<void> {
    const incoming = join(this.incoming, randomUUID());
    try {
      await mkdir(dirname(incoming), { recursive: true });
      // Opened first: a source that fails at once would be told of before the file is made, and leave it behind.
      const file = await open(incoming, 'wx', 0o600);
      await pipeline(source, file.createWriteStream({ flush: true }));
      const path = this.pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await rename(incoming, path);
    } catch (error) {
      // What cannot be removed now is swept later; why it could not be kept is what counts.
      await rm(incoming, { force: true }).catch(() => undefined);
      throw inPlainWords(error);
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const file = await open(this.pathOf(key), 'r');
      return file.createReadStream({ autoClose: true, ...range });
    } catch (error) {
      throw inPlainWords(error);
    }
  }

  async withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const path = this.pathOf(key);
    await access(path, constants.R_OK).catch((error: unknown) => {
      throw inPlainWords(error);
    });
    return work(path);
  }

  async remove(key: string): Promise<void> {
    if (!isAudioKey(key)) return;
    await rm(this.pathOf(key), { force: true }).catch((error: unknown) => {
      throw inPlainWords(error);
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
      throw inPlainWords(error);
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

/** Errors of the disk become ours; errors of the source (an aborted upload, a limit) pass unchanged. */
function inPlainWords(error: unknown): unknown {
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
