import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to } from 'pg-copy-streams';

export interface ListedAudio {
  key: string;
  sha256: string;
}

/**
 * What audio a snapshot knows, put down on disk: the list may be long, and the snapshot is not to stay open while audio is
 * copied for hours, because PostgreSQL could not clean up behind it.
 */
export class AudioList {
  private constructor(private readonly folder: string) {}

  static async takeDown(snapshot: pg.Client): Promise<AudioList> {
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
