import { createHash } from 'node:crypto';
import type { AudioFormat } from '@stitchbook/contracts';
import { ProductError } from '../errors/product-error.ts';
import { SNIFFED_BYTES, recogniseAudioFormat } from './recognise-audio-format.ts';

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

export function tooLarge(maxBytes: number): ProductError {
  const megabytes = Math.floor(maxBytes / 2 ** 20);
  return new ProductError(
    'too-large',
    'audio.too-large',
    `This file is larger than the ${megabytes} MB that this server takes.`,
  );
}
