import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { AudioFormat } from '@stitchbook/contracts';
import { ProductError } from '../errors/product-error.ts';

/** Enough for the signatures of all three containers. */
export const SNIFFED_BYTES = 4_100;

/** Media types by which `file-type` names what can be one of ours. An m4a is an MP4 file, and many phones brand it as such. */
const FORMAT_BY_TYPE: Readonly<Record<string, AudioFormat>> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/x-m4a': 'm4a',
  'audio/mp4': 'm4a',
  'video/mp4': 'm4a',
};

/** What is known of an upload once its last byte has passed. */
export interface MeasuredUpload {
  format: AudioFormat;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Passes an upload on chunk by chunk, and judges it on the way: what it is, how long it is, what it hashes to. */
export class UploadMeter {
  private readonly hash = createHash('sha256');
  private bytes = 0;
  private format: AudioFormat | null = null;

  constructor(private readonly maxBytes: number) {}

  /** Throws a `ProductError` as soon as an upload turns out to be empty, too large or not audio. */
  async *pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let head: Buffer | null = Buffer.alloc(0);
    for await (const chunk of source) {
      this.bytes += chunk.length;
      if (this.bytes > this.maxBytes) throw tooLarge(this.maxBytes);
      this.hash.update(chunk);
      if (head === null) {
        yield chunk;
        continue;
      }
      head = Buffer.concat([head, chunk]);
      if (head.length < SNIFFED_BYTES) continue;
      yield await this.recognised(head);
      head = null;
    }
    if (this.bytes === 0)
      throw new ProductError('invalid', 'audio.empty', 'This file is empty. Please choose another one.');
    if (head !== null) yield await this.recognised(head);
  }

  /** To be asked after all of it has passed. */
  result(): MeasuredUpload {
    if (this.format === null) throw new Error('the upload has not passed yet');
    return { format: this.format, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }

  private async recognised(head: Buffer): Promise<Buffer> {
    this.format = await recogniseAudioFormat(head);
    if (this.format === null) {
      throw new ProductError(
        'unsupported-media',
        'audio.unsupported',
        'This is not audio that we can read. Please upload an MP3, WAV, or M4A file.',
      );
    }
    return head;
  }
}

function tooLarge(maxBytes: number): ProductError {
  const megabytes = Math.floor(maxBytes / 2 ** 20);
  return new ProductError(
    'too-large',
    'audio.too-large',
    `This file is larger than the ${megabytes} MB that this server takes.`,
  );
}

/** Judges by the first bytes alone, never by what the client calls it. Null when it is none of the three. */
export async function recogniseAudioFormat(firstBytes: Uint8Array): Promise<AudioFormat | null> {
  // Cover art makes an ID3 tag longer than what is sniffed; nothing else begins like one.
  if (startsWith(firstBytes, 'ID3')) return 'mp3';
  const found = await fileTypeFromBuffer(firstBytes);
  return (found && FORMAT_BY_TYPE[found.mime]) ?? null;
}

function startsWith(bytes: Uint8Array, letters: string): boolean {
  return (
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(letters.length, bytes.length)).toString('latin1') === letters
  );
}
