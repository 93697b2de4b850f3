import { account } from '../http/session.ts';
import { deleteUpload, getUploads } from './upload-calls.ts';

const NONE: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let read: { raw: string | null; keys: ReadonlySet<string> } = { raw: null, keys: NONE };

/**
 * The keys of uploads that this page's person does not want any more, until the server has deleted them: it may be out of
 * reach when somebody discards a recording.
 */
export function discardedUploads(): ReadonlySet<string> {
  const raw = readRaw();
  // The same set as long as nothing changes.
  if (raw !== read.raw) read = { raw, keys: parse(raw) };
  return read.keys;
}

export function onDiscardedChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function markUploadDiscarded(key: string): void {
  keep([...discardedUploads(), key]);
}

export function unmarkUploadDiscarded(key: string): void {
  keep([...discardedUploads()].filter((each) => each !== key));
}

let deleting: Promise<void> = Promise.resolve();

/**
 * Deletes on the server what was discarded; without anything to delete nothing is asked. One after the other, so that nothing
 * is deleted twice.
 * @param isUndoable whether some tab can still take the discarding back
 */
export function deleteDiscardedUploads(isUndoable: (key: string) => Promise<boolean>): Promise<void> {
  const next = () => deleteDiscarded(isUndoable);
  const deleted = deleting.then(next, next);
  deleting = deleted;
  return deleted;
}

async function deleteDiscarded(isUndoable: (key: string) => Promise<boolean>): Promise<void> {
  const keys = discardedUploads();
  if (keys.size === 0) return;
  const { uploads } = await getUploads();
  for (const key of keys) {
    if (await isUndoable(key)) continue;
    const upload = uploads.find((each) => each.key === key);
    if (upload) await deleteUpload(upload.id);
    unmarkUploadDiscarded(key);
  }
}

function keep(keys: readonly string[]): void {
  try {
    if (keys.length === 0) localStorage.removeItem(storageKey());
    else localStorage.setItem(storageKey(), JSON.stringify([...new Set(keys)]));
  } catch {
    // The server deletes by itself what nothing more comes of.
  }
  listeners.forEach((listener) => listener());
}

function readRaw(): string | null {
  try {
    return localStorage.getItem(storageKey());
  } catch {
    return null;
  }
}

function parse(raw: string | null): ReadonlySet<string> {
  try {
    const keys: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(keys) ? new Set(keys.filter((key) => typeof key === 'string')) : NONE;
  } catch {
    return NONE;
  }
}

const storageKey = () => `stitchbook.discarded-uploads.${account()}`;
