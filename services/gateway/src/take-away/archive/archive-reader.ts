import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, type ZipFile, openPromise } from 'yauzl';
import { UnreadableFile, archiveBroken } from './archive-error.ts';
import { type ArchiveIndex, indexArchive } from './archive-index.ts';

/** A hundred hours of speech with their times, and some thousand comments. */
const LONGEST_JSON_BYTES = 64 * 2 ** 20;

/** An archive on the disk, of which one file at a time is unpacked. */
export class ArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    readonly index: ArchiveIndex,
  ) {}

  /** Lends an archive for as long as `work` runs. Rejects with a `ProductError` when it is broken or not to be trusted. */
  static async open<T>(path: string, work: (archive: ArchiveReader) => Promise<T>): Promise<T> {
    const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((error: unknown) => {
      throw archiveBroken(error);
    });
    // Told to whoever reads as well; without anybody to hear, it would end the process.
    zip.on('error', () => undefined);
    try {
      return await work(new ArchiveReader(zip, await indexArchive(zip)));
    } finally {
      zip.close();
    }
  }

  /** Rejects with `UnreadableFile`. */
  async readJson(entry: Entry): Promise<unknown> {
    if (entry.uncompressedSize > LONGEST_JSON_BYTES) throw new UnreadableFile('This file is too large.');
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      if (crc32(bytes) !== entry.crc32) throw new UnreadableFile('This file was damaged on its way.');
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      throw new UnreadableFile('This file is damaged.', { cause: error });
    }
  }

  /** Rejects with `UnreadableFile`; what goes wrong later, the stream says. */
  async openAudio(entry: Entry): Promise<Readable> {
    try {
      return await this.zip.openReadStreamPromise(entry);
    } catch (error) {
      throw new UnreadableFile('The audio of this note is damaged.', { cause: error });
    }
  }
}
