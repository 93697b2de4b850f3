import type { Note } from '@stitchbook/api-types';
import type { InfiniteData } from '@tanstack/react-query';

export interface NotesPage {
  notes: Note[];
  nextCursor: string | null;
}

/** A list as far as it has been read. */
export type NotesList = InfiniteData<NotesPage, string | null>;

/**
 * A first page just fetched, drawn out to where the one held before it ended, so that the pages after it still follow.
 * As it is when the two do not overlap.
 */
export function mergeFirstPage(fresh: NotesPage, held: NotesPage): NotesPage {
  const lastId = fresh.notes.at(-1)?.id;
  const seam = held.notes.findIndex(({ id }) => id === lastId);
  if (seam === -1) return fresh;
  const isFresh = new Set(fresh.notes.map(({ id }) => id));
  const tail = held.notes.slice(seam + 1).filter(({ id }) => !isFresh.has(id));
  return { notes: [...fresh.notes, ...tail], nextCursor: held.nextCursor };
}
