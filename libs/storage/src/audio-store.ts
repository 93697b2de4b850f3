import type { Readable } from 'node:stream';

/** A stretch of bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps audio by keys that the server makes (`createAudioKey`). Everything streams. */
export interface AudioStore {
  /** Keeps what the source yields; nothing is visible under the key until all of it is kept. Rejects with the source's own error, or a `StorageError`. */
  write(key: string, source: Readable): Promise<void>;
  /** Rejects with `AudioMissingError`. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Lends the audio as a local file for as long as `work` runs. Rejects with `AudioMissingError`. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Removes what uploads that were broken off longer ago than this left behind. Returns how many. */
  removeUnfinished(olderThanMs: number): Promise<number>;
  /** Rejects with a `StorageError` when nothing could be kept right now. */
  check(): Promise<void>;
}
