import { rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'minio';
import { isAudioKey, type AudioStore, type ByteRange } from '../audio-store.ts';
import { AudioMissingError } from '../storage-errors.ts';
import { abortUnfinishedUploads, MultipartUpload, splitIntoParts } from './multipart-upload.ts';
import { errorCode, toStorageError } from './s3-client.ts';
import { makeTemporaryFolder } from './temporary-copies.ts';

/** Held in memory for each upload under way; 10,000 of them make the largest object, 80 GB. */
const PART_BYTES = 8 * 2 ** 20;

/** Stores each recording as one object of a bucket, under its key. */
export class S3AudioStore implements AudioStore {
  private bucketReady: Promise<void> | null = null;

  constructor(
    private readonly client: Client,
    private readonly bucket: string,
  ) {}

  async write(key: string, source: Readable): Promise<void> {
    if (!isAudioKey(key)) throw new AudioMissingError();
    await this.ensureBucket();
    let upload: MultipartUpload | null = null;
    try {
      for await (const part of splitIntoParts(source, PART_BYTES)) {
        if (!upload && part.length < PART_BYTES) {
          await this.translateErrors(this.client.putObject(this.bucket, key, part));
          return;
        }
        upload ??= await this.translateErrors(MultipartUpload.initiate(this.client, { bucket: this.bucket, key }));
        if (part.length > 0) await this.translateErrors(upload.uploadPart(part));
      }
      if (upload) await this.translateErrors(upload.complete());
    } catch (error) {
      await upload?.abort().catch(() => undefined);
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    if (!isAudioKey(key)) throw new AudioMissingError();
    if (!range) return this.translateErrors(this.client.getObject(this.bucket, key));
    return this.translateErrors(
      this.client.getPartialObject(this.bucket, key, range.start, range.end - range.start + 1),
    );
  }

  async withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    // Before anything is asked of the store: an answer that nobody reads would keep its connection.
    const folder = await makeTemporaryFolder();
    try {
      const source = await this.open(key);
      const path = join(folder, key);
      await this.translateErrors(pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 })));
      return await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async remove(key: string): Promise<void> {
    if (isAudioKey(key)) await this.translateErrors(this.client.removeObject(this.bucket, key));
  }

  async removeUnfinished(olderThanMs: number): Promise<number> {
    await this.ensureBucket();
    return this.translateErrors(abortUnfinishedUploads(this.client, this.bucket, new Date(Date.now() - olderThanMs)));
  }

  async check(): Promise<void> {
    await this.ensureBucket();
    const isThere = await this.translateErrors(this.client.bucketExists(this.bucket));
    if (isThere) return;
    // It was deleted while this process ran; the next call makes it again.
    this.bucketReady = null;
    throw toStorageError(new Error(`the bucket ${this.bucket} is gone`));
  }

  private async ensureBucket(): Promise<void> {
    this.bucketReady ??= this.makeBucket();
    try {
      await this.bucketReady;
    } catch (error) {
      this.bucketReady = null;
      throw toStorageError(error);
    }
  }

  /** Several processes may find it missing at the same time. */
  private async makeBucket(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    await this.client.makeBucket(this.bucket).catch((error: unknown) => {
      if (errorCode(error) !== 'BucketAlreadyOwnedByYou') throw error;
    });
  }

  /** Errors of the store become ours; errors of an upload's source do not pass here. */
  private async translateErrors<T>(request: Promise<T>): Promise<T> {
    return request.catch((error: unknown) => {
      throw toStorageError(error);
    });
  }
}
