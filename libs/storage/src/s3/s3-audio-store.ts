import { rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'minio';
import { isAudioKey } from '../audio-key.ts';
import type { AudioStore, ByteRange } from '../audio-store.ts';
import { AudioMissingError } from '../storage-errors.ts';
import { asStorageError, codeOf } from './as-storage-error.ts';
import { cutIntoParts } from './cut-into-parts.ts';
import { makeCopyFolder } from './local-copies.ts';
import { PartUpload } from './part-upload.ts';
import { removeUnfinishedUploads } from './remove-unfinished-uploads.ts';

/** Held in memory for each upload under way; 10,000 of them make the largest object, 80 GB. */
const PART_BYTES = 8 * 2 ** 20;

/** Keeps each recording as one object of a bucket, under its key. */
export class S3AudioStore implements AudioStore {
  private bucketMade: Promise<void> | null = null;

  constructor(
    private readonly client: Client,
    private readonly bucket: string,
  ) {}

  async write(key: string, source: Readable): Promise<void> {
    if (!isAudioKey(key)) throw new AudioMissingError();
    await this.makeBucketOnce();
    let upload: PartUpload | null = null;
    try {
      for await (const part of cutIntoParts(source, PART_BYTES)) {
        if (!upload && part.length < PART_BYTES) {
          await this.ask(this.client.putObject(this.bucket, key, part));
          return;
        }
        upload ??= await this.ask(PartUpload.begin(this.client, { bucket: this.bucket, key }));
        if (part.length > 0) await this.ask(upload.add(part));
      }
      if (upload) await this.ask(upload.complete());
    } catch (error) {
      await upload?.abandon().catch(() => undefined);
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    if (!isAudioKey(key)) throw new AudioMissingError();
    if (!range) return this.ask(this.client.getObject(this.bucket, key));
    return this.ask(this.client.getPartialObject(this.bucket, key, range.start, range.end - range.start + 1));
  }

  async withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const source = await this.open(key);
    const folder = await makeCopyFolder();
    try {
      const path = join(folder, key);
      await this.ask(pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 })));
      return await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async remove(key: string): Promise<void> {
    if (isAudioKey(key)) await this.ask(this.client.removeObject(this.bucket, key));
  }

  async removeUnfinished(olderThanMs: number): Promise<number> {
    await this.makeBucketOnce();
    return this.ask(removeUnfinishedUploads(this.client, this.bucket, new Date(Date.now() - olderThanMs)));
  }

  async check(): Promise<void> {
    await this.makeBucketOnce();
    const isThere = await this.ask(this.client.bucketExists(this.bucket));
    if (isThere) return;
    // Somebody took it away under us; the next question makes it again.
    this.bucketMade = null;
    throw asStorageError(new Error(`the bucket ${this.bucket} is gone`));
  }

  private async makeBucketOnce(): Promise<void> {
    this.bucketMade ??= this.makeBucket();
    try {
      await this.bucketMade;
    } catch (error) {
      this.bucketMade = null;
      throw asStorageError(error);
    }
  }

  /** Several processes may find it missing at the same time. */
  private async makeBucket(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    await this.client.makeBucket(this.bucket).catch((error: unknown) => {
      if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
    });
  }

  /** Errors of the store become ours; what the source of an upload throws does not pass here. */
  private async ask<T>(question: Promise<T>): Promise<T> {
    return question.catch((error: unknown) => {
      throw asStorageError(error);
    });
  }
}
