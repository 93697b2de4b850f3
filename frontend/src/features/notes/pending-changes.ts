import type { Note } from '@stitchbook/api-types';

/** What was asked for and is not confirmed yet. */
export interface PendingChanges {
  /** Temporary notes, newest first. */
  saved: readonly Note[];
  /** By note id. */
  titles: ReadonlyMap<number, string>;
  tags: readonly { noteId: number; change: TagChange }[];
  deleted: ReadonlySet<number>;
  /** By note id: whether it is to be pinned. */
  pins: ReadonlyMap<number, boolean>;
}

/**
 * Notes as they will be, laid over what the server said last. The answers themselves are never touched: whatever is
 * refetched meanwhile, a change that is confirmed stays, and one that fails takes itself back without asking anybody.
 */
export function withPendingChanges(notes: Note[], pending: PendingChanges): Note[] {
  const { saved, titles, tags, deleted, pins } = pending;
  if (saved.length + titles.size + tags.length + deleted.size + pins.size === 0) return notes;
  const left = notes.filter(({ id }) => !deleted.has(id));
  return [...saved, ...left.map((note) => withPendingChange(note, pending))];
}

/** The same for one note. A tag that is added is one of its `tags`, and none of its `themes` before the server has made it. */
export function withPendingChange<Shown extends Note>(note: Shown, { titles, tags, pins }: PendingChanges): Shown {
  const title = titles.get(note.id);
  const changes = tags.filter(({ noteId }) => noteId === note.id);
  const pinned = pins.get(note.id);
  if (title === undefined && pinned === undefined && changes.length === 0) return note;
  const left = changes.reduce((names, { change }) => applyTagChange(names, change), note.tags);
  const themes = note.themes.filter(({ name }) => left.includes(name));
  return { ...note, title: title ?? note.title, tags: left, themes, pinned: pinned ?? note.pinned };
}

// Of the mutations that change notes. Here, because the list shows them, and what makes them is fetched when it is pressed.
/** Before the id of their note. */
export const UPDATE_TAGS_KEY = ['update-tags'] as const;
export const UPDATE_TITLE_KEY = ['update-title'] as const;
export const PIN_KEY = ['pin-note'] as const;
/** A note on its way out: its card is marked, then its deletion is sent. */
export const MARK_DELETED_KEY = ['delete-note', 'mark'] as const;
export const SEND_DELETION_KEY = ['delete-note', 'send'] as const;

export interface PinChange {
  id: number;
  isPinned: boolean;
}

export interface TitleUpdate {
  /** As it was when the person began to type. */
  seen: Note;
  title: string;
}

export type TagChange = { kind: 'add'; tags: string[] } | { kind: 'remove'; tags: string[] };

/** The list of tags after a change, in the order they were given. */
export function applyTagChange(tags: string[], change: TagChange): string[] {
  const rest = tags.filter((tag) => !change.tags.includes(tag));
  return change.kind === 'remove' ? rest : [...tags, ...change.tags.filter((tag) => !tags.includes(tag))];
}
