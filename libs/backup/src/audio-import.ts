import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AudioStore } from '@stitchbook/storage';
import type pg from 'pg';
import type { ArchiveEntry } from './archive-reader.ts';
import { AudioHasher, hashing } from './checksums.ts';
import { AUDIO } from './manifest.ts';
import { findOrphanedAudioTable } from './tables.ts';

/** Puts the recordings of a backup into the store, each under the key that it had. */
export class AudioImporter {
  private readonly hasher = new AudioHasher();

  private constructor(
    private readonly store: AudioStore,
    private readonly sideConnection: pg.Client,
    private readonly orphanedAudio: string,
  ) {}

  /** `sideConnection` is a connection outside the transaction that fills the tables. */
  static async open(store: AudioStore, sideConnection: pg.Client): Promise<AudioImporter> {
    return new AudioImporter(store, sideConnection, await findOrphanedAudioTable(sideConnection));
  }

  async read({ name, bytes, content }: ArchiveEntry): Promise<void> {
    const key = name.slice(AUDIO.length);
    // As with an upload: should this be interrupted, the audio is orphaned and is cleaned up in time.
    await this.sideConnection.query(
      `insert into ${this.orphanedAudio} (audio_key, remove_after) values ($1, now() + interval '7 days')
       on conflict (audio_key) do update set remove_after = excluded.remove_after`,
      [key],
    );
    const hash = createHash('sha256');
    await this.store.write(key, Readable.from(hashing(content, hash)));
    this.hasher.add(key, bytes, hash.digest('hex'));
  }

  digest(): ReturnType<AudioHasher['digest']> {
    return this.hasher.digest();
  }
}
