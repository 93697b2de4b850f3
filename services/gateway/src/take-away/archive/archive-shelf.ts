import { Readable } from 'node:stream';
import { type DataSource, UnclaimedAudio } from '@stitchbook/database';
import { type AudioStore, createAudioKey } from '@stitchbook/storage';
import type { AudioKeeper } from '../../recordings/audio-keeper.ts';
import { archiveEmpty, archiveTooLarge, notAnArchive } from './archive-error.ts';

export interface ShelvedArchive {
  key: string;
}

const ZIP_BEGINNINGS = ['PK\u0003\u0004', 'PK\u0005\u0006'];

/**
 * Keeps an uploaded archive for as long as it is read: in the audio store, which has room and is the same disk that its
 * audio will need, under a key that nobody claims. So even a crash leaves nothing that the sweep does not find.
 */
export class ArchiveShelf {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: AudioStore,
    private readonly audio: AudioKeeper,
  ) {}

  /** Rejects with a `ProductError` or `StorageError`, and then nothing is left behind. */
  async keep(upload: Readable, maxBytes: number): Promise<ShelvedArchive> {
    const key = createAudioKey();
    await this.dataSource
      .getRepository(UnclaimedAudio)
      .insert({ audioKey: key, removeAfter: () => `now() + interval '1 day'` });
    try {
      await this.store.write(key, Readable.from(refuseOthers(upload, maxBytes)));
      return { key };
    } catch (error) {
      await this.discard({ key });
      throw error;
    }
  }

  read<T>({ key }: ShelvedArchive, work: (path: string) => Promise<T>): Promise<T> {
    return this.store.withLocalFile(key, work);
  }

  discard(archive: ShelvedArchive): Promise<void> {
    return this.audio.discard(archive);
  }
}

/** Passes a zip on; throws as soon as it turns out to be empty, too large or something else. */
async function* refuseOthers(upload: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of upload) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw archiveTooLarge(Math.floor(maxBytes / 2 ** 20));
    if (bytes - chunk.length < 4) {
      head = Buffer.concat([head, chunk.subarray(0, 4)]).subarray(0, 4);
      if (head.length === 4 && !ZIP_BEGINNINGS.includes(head.toString('latin1'))) throw notAnArchive();
    }
    yield chunk;
  }
  if (bytes === 0) throw archiveEmpty();
  if (bytes < 4) throw notAnArchive();
}
