import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Where a draft is kept: whose it is, what of, and of which note; of which comment or creation where that is rewritten. */
export interface DraftPlace {
  ownerId: string;
  kind: 'note-words' | 'comment' | 'rewritten-comment' | 'creation';
  noteId: string | number;
}

/** What somebody typed and the server does not have. */
export interface Draft {
  words: string;
  /** Seconds into the audio that a comment is about. */
  timestamp?: number | null;
  /** Of the attempt that failed: the server may have done it. */
  key?: string;
  /** When that attempt was made, in milliseconds since 1970. */
  sentAt?: number;
  /** When the words that were corrected had been edited last, as the server says it; of a creation its version. */
  basedOn?: string;
}

const listeners = new Set<() => void>();
/** Where the browser keeps nothing, or has no room, drafts last as long as the page. */
const unkept = new Map<string, string>();

/** What keeps what is typed in each field that is open. */
const typing = new Set<() => void>();

const beginningOf = (ownerId: string) => `draft:${ownerId}:`;
const keyOf = ({ ownerId, kind, noteId }: DraftPlace) => `${beginningOf(ownerId)}${kind}:${noteId}`;

export function readDraft(place: DraftPlace): Draft | null {
  return parse(readRaw(keyOf(place)));
}

export function keepDraft(place: DraftPlace, draft: Draft): void {
  const key = keyOf(place);
  const raw = JSON.stringify(draft);
  unkept.delete(key);
  try {
    localStorage.setItem(key, raw);
  } catch {
    unkept.set(key, raw);
  }
  listeners.forEach((listener) => listener());
}

export function dropDraft(place: DraftPlace): void {
  unkept.delete(keyOf(place));
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // Nothing is kept there, so nothing is left.
  }
  listeners.forEach((listener) => listener());
}

/** Whether anything that this person typed is not saved: kept here before, or typed in a field just now. */
export function hasDraftsOf(ownerId: string): boolean {
  for (const keep of typing) keep();
  const isTheirs = (key: string) => key.startsWith(beginningOf(ownerId));
  return [...unkept.keys()].some(isTheirs) || storedKeys().some(isTheirs);
}

/** Of somebody whose account is gone: nobody else may read what they typed. */
export function dropDraftsOf(ownerId: string): void {
  const isTheirs = (key: string) => key.startsWith(beginningOf(ownerId));
  for (const key of unkept.keys()) if (isTheirs(key)) unkept.delete(key);
  for (const key of storedKeys()) if (isTheirs(key)) localStorage.removeItem(key);
}

/** None where the browser keeps nothing. */
function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export function useDraft(place: DraftPlace): Draft | null {
  return parse(useSyncExternalStore(subscribe, () => readRaw(keyOf(place))));
}

/**
 * Keeps what is typed in a field that goes away unsaved, whatever takes it away. What it returns is to be called when the
 * draft is done with: saved, or given up.
 * @param draft Null while nothing is typed that would be lost
 */
export function useKeptDraft(place: DraftPlace, draft: Draft | null): () => void {
  const latest = useRef({ place, draft, isDone: false });
  useEffect(() => {
    latest.current = { ...latest.current, place, draft };
  });
  useEffect(() => {
    const keep = () => {
      const { current } = latest;
      if (current.draft && !current.isDone) keepDraft(current.place, current.draft);
    };
    window.addEventListener('pagehide', keep);
    typing.add(keep);
    return () => {
      typing.delete(keep);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  return () => {
    latest.current.isDone = true;
    dropDraft(place);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readRaw(key: string): string | null {
  const raw = unkept.get(key);
  if (raw !== undefined) return raw;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(raw: string | null): Draft | null {
  try {
    const read = raw === null ? null : (JSON.parse(raw) as Draft | null);
    return typeof read?.words === 'string' ? read : null;
  } catch {
    return null;
  }
}
