import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AudioStore } from '@stitchbook/storage';
import type pg from 'pg';
import { AUDIO } from '../archive/entry-names.ts';
import type { ArchiveEntry } from '../archive/read-archive.ts';
import { AudioCount, hashing } from '../tallies.ts';

/** Puts the recordings of a backup into the store, each under the key that it had. */
export class AudioReader {
  private readonly count = new AudioCount();

  /** `aside` is a connection outside the transaction that fills the tables. */
  constructor(
    private readonly store: AudioStore,
    private readonly aside: pg.Client,
  ) {}

  async read({ name, bytes, content }: ArchiveEntry): Promise<void> {
    const key = name.slice(AUDIO.length);
    // As with an upload: should this be interrupted, the key is known to belong to nobody and is swept in time.
    await this.aside.query(
      `insert into unclaimed_audio (audio_key, remove_after) values ($1, now() + interval '7 days')
       on conflict (audio_key) do update set remove_after = excluded.remove_after`,
      [key],
    );
    const hash = createHash('sha256');
    await this.store.write(key, Readable.from(hashing(content, hash)));
    this.count.add(key, bytes, hash.digest('hex'));
  }

  tally(): ReturnType<AudioCount['tally']> {
    return this.count.tally();
  }
}
