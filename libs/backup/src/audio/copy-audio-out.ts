import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AudioMissingError, type AudioStore, StorageUnavailableError } from '@stitchbook/storage';
import type { ArchiveWriter } from '../archive/archive-writer.ts';
import { AUDIO } from '../archive/entry-names.ts';
import { AudioCount, hashing } from '../tallies.ts';
import type { ListedAudio } from './audio-list.ts';

const TRIES = 5;
const PAUSE_MS = 2_000;

/** Copies recordings into the archive, and remembers which are gone and which are not what was uploaded once. */
export class AudioWriter {
  readonly missing: string[] = [];
  readonly damaged: string[] = [];
  private readonly count = new AudioCount();

  constructor(
    private readonly store: AudioStore,
    private readonly archive: ArchiveWriter,
  ) {}

  async write({ key, sha256 }: ListedAudio): Promise<void> {
    try {
      const found = await this.patiently(() => this.store.withLocalFile(key, (path) => this.writeFile(key, path)));
      if (found !== sha256) this.damaged.push(key);
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.missing.push(key);
    }
  }

  tally(): ReturnType<AudioCount['tally']> {
    return this.count.tally();
  }

  /** A store that has a bad moment is asked again; nothing of the recording has come into the archive by then. */
  private async patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof StorageUnavailableError) || tries === TRIES) throw error;
        await wait(tries * PAUSE_MS);
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
      this.count.add(key, size, sha256);
      return sha256;
    } finally {
      await file.close();
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof AudioMissingError || (error instanceof Error && 'code' in error && error.code === 'ENOENT');
}
