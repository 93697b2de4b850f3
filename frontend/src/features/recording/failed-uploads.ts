import { useSyncExternalStore } from 'react';

/** A file that is to become a note. */
export interface Upload {
  /** The same for every try to save it. */
  key: string;
  file: File;
  title: string;
}

export interface FailedUpload extends Upload {
  /** Why, in a sentence. */
  problem: string;
  /** Whether the same file would be refused again. */
  isAtFault: boolean;
}

/** Files that could not be saved: they wait above the screens until their panel shows them again, one after the other. */
export class FailedUploads {
  #waiting: readonly FailedUpload[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly first = (): FailedUpload | null => this.#waiting[0] ?? null;

  add(upload: FailedUpload): void {
    this.#publish([...this.#waiting, upload]);
  }

  /** It is tried again, or given up. */
  drop(key: string): void {
    this.#publish(this.#waiting.filter((upload) => upload.key !== key));
  }

  #publish(waiting: readonly FailedUpload[]): void {
    this.#waiting = waiting;
    this.#listeners.forEach((listener) => listener());
  }
}

export function useFailedUpload(uploads: FailedUploads): FailedUpload | null {
  return useSyncExternalStore(uploads.subscribe, uploads.first);
}
