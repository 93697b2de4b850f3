import { useSyncExternalStore } from 'react';

export interface ToastText {
  title?: string;
  description?: string;
  tone?: 'plain' | 'alarm';
}

export interface ShownToast extends ToastText {
  id: number;
  isOpen: boolean;
}

/** A dismissed toast is kept this long before it is forgotten. */
const REMOVAL_DELAY_MS = 1_000_000;

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one before it: there is only ever one. */
export function toast(text: ToastText): void {
  lastId += 1;
  publish({ ...text, id: lastId, isOpen: true });
}

/** Lets the toast leave, unless `id` is given and another one has taken its place. */
export function dismissToast(id: number | undefined = shown?.id): void {
  if (!shown || shown.id !== id) return;
  publish({ ...shown, isOpen: false });
  setTimeout(() => {
    if (shown?.id === id) publish(null);
  }, REMOVAL_DELAY_MS);
}

export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
}

function publish(next: ShownToast | null): void {
  shown = next;
  listeners.forEach((listener) => listener());
}
