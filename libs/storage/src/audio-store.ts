import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A range of bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Stores audio under keys that the server makes (`createAudioKey`). Everything streams. */
export interface AudioStore {
  /** Stores what the source yields; nothing is visible under the key until all of it is stored. Rejects with the source's own error, or a `StorageError`. */
  write(key: string, source: Readable): Promise<void>;
  /** Rejects with `AudioMissingError`. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Provides the audio as a local file for as long as `work` runs. Rejects with `AudioMissingError`. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Removes the remains of uploads that were interrupted longer ago than this. Returns how many. */
  removeUnfinished(olderThanMs: number): Promise<number>;
  /** Rejects with a `StorageError` when nothing could be stored right now. */
  check(): Promise<void>;
}

/** What one presigned URL is for, and what the store is to answer at it. */
export interface PresignedAudio {
  key: string;
  method: 'GET' | 'HEAD';
  contentType: string;
  contentDisposition: string;
  /** Whole seconds after which the store refuses the URL. */
  expiresInSeconds: number;
}

/** Lets browsers fetch audio from the store itself, by URLs that are signed for one recording and expire. */
export interface PresignedUrls {
  /** The origin of all of them, for the page's content security policy. */
  readonly origin: string;
  /** Rejects with a `StorageError`. */
  sign(audio: PresignedAudio): Promise<string>;
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A new key; the only names under which a store keeps audio. */
export function createAudioKey(): string {
  return randomUUID();
}

/** Whether this can be a key of `createAudioKey`, which makes none in upper case. No path and no name of a file is. */
export function isAudioKey(key: string): boolean {
  return KEY.test(key);
}
