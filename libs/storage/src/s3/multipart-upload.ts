import type { Readable } from 'node:stream';
import type { Client } from 'minio';
import { isAudioKey } from '../audio-store.ts';
import { errorCode } from './s3-client.ts';

export interface UploadTarget {
  bucket: string;
  key: string;
}

/** An object that is uploaded in parts, and visible to nobody before it is completed. */
export class MultipartUpload {
  private readonly parts: { part: number; etag: string }[] = [];

  private constructor(
    private readonly client: Client,
    private readonly target: UploadTarget,
    private readonly uploadId: string,
  ) {}

  static async initiate(client: Client, target: UploadTarget): Promise<MultipartUpload> {
    return new MultipartUpload(client, target, await client.initiateNewMultipartUpload(target.bucket, target.key, {}));
  }

  async uploadPart(bytes: Buffer): Promise<void> {
    const partNumber = this.parts.length + 1;
    const { etag } = await this.client.uploadPart(
      {
        bucketName: this.target.bucket,
        objectName: this.target.key,
        uploadID: this.uploadId,
        partNumber,
        headers: { 'Content-Length': bytes.length },
      },
      bytes,
    );
    this.parts.push({ part: partNumber, etag });
  }

  async complete(): Promise<void> {
    await this.client.completeMultipartUpload(this.target.bucket, this.target.key, this.uploadId, this.parts);
  }

  async abort(): Promise<void> {
    await this.client.abortMultipartUpload(this.target.bucket, this.target.key, this.uploadId);
  }
}

/** Yields what the source yields in parts of exactly `partBytes`, but for the last, which may be shorter or empty. */
export async function* splitIntoParts(source: Readable, partBytes: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let buffered = 0;
  for await (const chunk of source as AsyncIterable<Buffer | string>) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    while (buffered + rest.length >= partBytes) {
      const missing = partBytes - buffered;
      yield Buffer.concat([...chunks, rest.subarray(0, missing)], partBytes);
      rest = rest.subarray(missing);
      chunks = [];
      buffered = 0;
    }
    if (rest.length > 0) chunks.push(rest);
    buffered += rest.length;
  }
  yield Buffer.concat(chunks, buffered);
}

/**
 * A process that is killed while it uploads leaves parts in the bucket, which no listing shows and which cost money.
 * Only uploads of ours are aborted: the bucket may hold more than Stitchbook's. Returns how many.
 */
export async function abortUnfinishedUploads(client: Client, bucket: string, initiatedBefore: Date): Promise<number> {
  const due: { key: string; uploadId: string }[] = [];
  let keyMarker = '';
  let uploadIdMarker = '';
  for (let isMore = true; isMore;) {
    const page = await client.listIncompleteUploadsQuery(bucket, '', keyMarker, uploadIdMarker, '');
    due.push(...page.uploads.filter(({ key, initiated }) => isAudioKey(key) && new Date(initiated) <= initiatedBefore));
    isMore = page.isTruncated;
    keyMarker = page.nextKeyMarker;
    uploadIdMarker = page.nextUploadIdMarker;
  }
  for (const { key, uploadId } of due) {
    await client.abortMultipartUpload(bucket, key, uploadId).catch((error: unknown) => {
      if (errorCode(error) !== 'NoSuchUpload') throw error;
    });
  }
  return due.length;
}
