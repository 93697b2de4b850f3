import { crc32 } from 'node:zlib';
import { type Entry, type ZipFile, openPromise } from 'yauzl';
import type { AudioLocation } from '../archive-audio.ts';
import { UnreadableFileError, archiveBroken } from '../archive-error.ts';
import { type ArchiveIndex, indexArchive } from './archive-index.ts';
import { JSON_LIMITS, checkJsonShape } from './json-limits.ts';

const [STORED, DEFLATED] = [0, 8];

/** An archive on the disk, of which one file at a time is unpacked. */
export class ArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    readonly index: ArchiveIndex,
  ) {}

  /** To be closed. Rejects with an `ArchiveError` when it is broken or not to be trusted. */
  static async open(path: string): Promise<ArchiveReader> {
    const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((error: unknown) => {
      throw archiveBroken(error);
    });
    // Whoever reads is rejected as well; without a listener it would end the process.
    zip.on('error', () => undefined);
    try {
      return new ArchiveReader(zip, await indexArchive(zip));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  close(): void {
    this.zip.close();
  }

  /** Rejects with `UnreadableFileError`. */
  async readJson(entry: Entry, kind: keyof typeof JSON_LIMITS): Promise<unknown> {
    const limits = JSON_LIMITS[kind];
    if (entry.uncompressedSize > limits.bytes) throw new UnreadableFileError('This file is too large.');
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      if (crc32(bytes) !== entry.crc32) throw new UnreadableFileError('This file was damaged on its way.');
      checkJsonShape(bytes, limits);
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch (error) {
      if (error instanceof UnreadableFileError) throw error;
      throw new UnreadableFileError('This file is damaged.', { cause: error });
    }
  }

  /** Rejects with `UnreadableFileError`. */
  async locate(entry: Entry): Promise<AudioLocation> {
    const { compressionMethod, compressedSize: compressedBytes, uncompressedSize: bytes } = entry;
    try {
      const { fileDataStart: start } = await this.zip.readLocalFileHeaderPromise(entry, { minimal: true });
      if (entry.isEncrypted() || (compressionMethod !== STORED && compressionMethod !== DEFLATED))
        throw new Error(`the audio is packed by method ${compressionMethod}`);
      return { start, compressedBytes, bytes, isCompressed: compressionMethod === DEFLATED };
    } catch (error) {
      throw new UnreadableFileError('The audio of this note is damaged.', { cause: error });
    }
  }
}
