import { useSyncExternalStore } from 'react';
import type { FailedUploads } from './failed-uploads.ts';
import type { AfterCancel, SaveAudio, SavingProgress } from './save-audio.ts';

export interface Saving {
  /** Null for what is not on this device as a draft: a file, or what another device has sent. */
  draftId: string | null;
  progress: SavingProgress;
  abort: AbortController;
  afterCancel: AfterCancel;
}

/** What saves recordings without a panel: the same for the recorder, the outbox and the cards of drafts. */
export interface SavingContext {
  saveAudio: SaveAudio;
  savings: Savings;
  failedUploads: FailedUploads;
  /** Told when a recording was kept on this device, saved or given up. Resolves when the list of drafts shows it. */
  onDraftsChanged: () => Promise<void>;
  /** Whether the list is shown, which has the card of what is being saved. */
  isListShown: () => boolean;
}

/**
 * The recordings that are being saved in the background: a store for `useSyncExternalStore`, by the idempotency key of each.
 * Why one could not be saved is told until it is tried again.
 */
export class Savings {
  readonly #running = new Map<string, Saving>();
  readonly #problems = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #draftIds: ReadonlySet<string> = new Set();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The drafts that are being saved: their cards give way to those of their notes. */
  readonly draftIds = (): ReadonlySet<string> => this.#draftIds;

  /** Null for what is not being saved, or is waited for elsewhere. */
  progressOf(key: string): SavingProgress | null {
    return this.#running.get(key)?.progress ?? null;
  }

  hasDraft(key: string): boolean {
    return (this.#running.get(key)?.draftId ?? null) !== null;
  }

  /** Whether a file is on its way: it goes with the page. */
  readonly isUploading = (): boolean => [...this.#running.values()].some(({ draftId }) => draftId === null);

  /** Why the last try to save a draft, or what another device has sent, failed, in a sentence. */
  problemOf(draftId: string): string | null {
    return this.#problems.get(draftId) ?? null;
  }

  /** Null where it is being saved already. */
  begin(key: string, draftId: string | null, progress: SavingProgress): Saving | null {
    if (this.#running.has(key)) return null;
    const saving: Saving = { draftId, progress, abort: new AbortController(), afterCancel: 'keep' };
    this.#running.set(key, saving);
    this.#problems.delete(draftId ?? key);
    this.#publish();
    return saving;
  }

  report(key: string, progress: SavingProgress): void {
    const saving = this.#running.get(key);
    if (!saving) return;
    saving.progress = progress;
    this.#listeners.forEach((listener) => listener());
  }

  end(key: string, problem: string | null): void {
    const saving = this.#running.get(key);
    if (saving && problem !== null) this.#problems.set(saving.draftId ?? key, problem);
    this.#running.delete(key);
    this.#publish();
  }

  cancel(key: string, afterCancel: AfterCancel): void {
    const saving = this.#running.get(key);
    if (!saving) return;
    saving.afterCancel = afterCancel;
    saving.abort.abort();
  }

  cancelAll(afterCancel: AfterCancel): void {
    for (const key of this.#running.keys()) this.cancel(key, afterCancel);
  }

  #publish(): void {
    this.#draftIds = new Set([...this.#running.values()].flatMap(({ draftId }) => draftId ?? []));
    this.#listeners.forEach((listener) => listener());
  }
}

export function useSavingProgress(savings: Savings, key: string): SavingProgress | null {
  return useSyncExternalStore(savings.subscribe, () => savings.progressOf(key));
}

export function useIsUploading(savings: Savings): boolean {
  return useSyncExternalStore(savings.subscribe, savings.isUploading);
}

export function useSavingProblem(savings: Savings, draftId: string): string | null {
  return useSyncExternalStore(savings.subscribe, () => savings.problemOf(draftId));
}

export function useDraftsBeingSaved(savings: Savings): ReadonlySet<string> {
  return useSyncExternalStore(savings.subscribe, savings.draftIds);
}
