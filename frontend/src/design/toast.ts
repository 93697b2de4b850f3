import { useSyncExternalStore } from 'react';

export interface ToastText {
  title?: string;
  description?: string;
  tone?: 'plain' | 'alarm';
  undo?: Undo;
  /** Leads to what the toast tells of. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  onPress: () => void;
}

/** What a toast tells can be taken back while it is shown. One of the two is called, once. */
export interface Undo {
  onUndo: () => void;
  /** It can no longer be taken back. */
  onLapse?: () => void;
}

export interface ShownToast extends ToastText {
  id: number;
  isOpen: boolean;
}

/** A dismissed toast is kept this long before it is forgotten. */
const REMOVAL_DELAY_MS = 1_000_000;
const DURATION_MS = 5000;
export const UNDO_SECONDS = 10;

let shown: ShownToast | null = null;
/** Can be undone still, and is shown again after the toast that came in between. */
let interrupted: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a toast in place of the one before it: there is only ever one. One with Undo comes back afterwards, so that no
 * other thing that happens takes the time for it away; only the next one with Undo ends it.
 */
export function toast(text: ToastText): void {
  lastId += 1;
  if (shown?.isOpen && shown.undo) interrupted = shown;
  const lapsed = text.undo && interrupted;
  if (lapsed) interrupted = null;
  publish({ ...text, id: lastId, isOpen: true });
  lapsed?.undo?.onLapse?.();
}

/** Lets the toast leave, unless `id` is given and another one has taken its place. What it told is final then. */
export function dismissToast(id: number | undefined = shown?.id): void {
  close(id)?.onLapse?.();
}

/** Lets the toast leave and takes back what it told. */
export function undoToast(id: number): void {
  close(id)?.onUndo();
}

function close(id: number | undefined): Undo | undefined {
  if (!shown?.isOpen || shown.id !== id) return undefined;
  const { undo } = shown;
  publish(interrupted ?? { ...shown, isOpen: false });
  interrupted = null;
  setTimeout(() => {
    if (shown?.id === id) publish(null);
  }, REMOVAL_DELAY_MS);
  return undo;
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

export function durationMsOf({ undo, action }: ToastText): number {
  return undo || action ? UNDO_SECONDS * 1000 : DURATION_MS;
}

function publish(next: ShownToast | null): void {
  shown = next;
  listeners.forEach((listener) => listener());
}
