import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AudioMissingError, type AudioStore, StorageUnavailableError } from '@stitchbook/storage';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive-writer.ts';
import { AudioHasher, hashing } from './checksums.ts';
import { AUDIO } from './manifest.ts';

const MAX_ATTEMPTS = 5;
const RETRY_DELAY_MS = 2_000;

export interface ListedAudio {
  key: string;
  sha256: string;
}

/**
 * The recordings of a snapshot, listed in a temporary file: the list may be long, and the snapshot is not to stay open while audio
 * is copied for hours, since it keeps PostgreSQL from vacuuming.
 */
export class AudioList {
  private constructor(private readonly folder: string) {}

  static async capture(snapshot: pg.Client): Promise<AudioList> {
    const list = new AudioList(await mkdtemp(join(tmpdir(), 'stitchbook-backup-')));
    const rows = snapshot.query(to('copy (select audio_key, sha256 from recordings order by audio_key) to stdout'));
    await pipeline(rows, createWriteStream(list.file, { mode: 0o600 }));
    return list;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ListedAudio> {
    for await (const line of createInterface({ input: createReadStream(this.file) })) {
      const [key = '', sha256 = ''] = line.split('\t');
      yield { key, sha256 };
    }
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  private get file(): string {
    return join(this.folder, 'audio');
  }
}

/** Copies recordings into the archive, and remembers which are gone and which are not what was uploaded once. */
export class AudioExporter {
  readonly missing: string[] = [];
  readonly damaged: string[] = [];
  private readonly hasher = new AudioHasher();

  constructor(
    private readonly store: AudioStore,
    private readonly archive: ArchiveWriter,
  ) {}

  async write({ key, sha256 }: ListedAudio): Promise<void> {
    try {
      const found = await this.withRetry(() => this.store.withLocalFile(key, (path) => this.writeFile(key, path)));
      if (found !== sha256) this.damaged.push(key);
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.missing.push(key);
    }
  }

  digest(): ReturnType<AudioHasher['digest']> {
    return this.hasher.digest();
  }

  /** Retries with linear backoff while the store is unavailable: nothing of the recording is in the archive by then. */
  private async withRetry<T>(read: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await read();
      } catch (error) {
        if (!(error instanceof StorageUnavailableError) || attempt === MAX_ATTEMPTS) throw error;
        await wait(attempt * RETRY_DELAY_MS);
      }
    }
  }

  /** Once it is open, a file can be read to its end even if it is deleted meanwhile. */
  private async writeFile(key: string, path: string): Promise<string> {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      const hash = createHash('sha256');
      await this.archive.addStream(AUDIO + key, size, hashing(file.createReadStream({ autoClose: false }), hash));
      const sha256 = hash.digest('hex');
      this.hasher.add(key, size, sha256);
      return sha256;
    } finally {
      await file.close();
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof AudioMissingError || (error instanceof Error && 'code' in error && error.code === 'ENOENT');
}
