import type { Note } from '@stitchbook/contracts';
import type { NotesList } from './api/get-notes.ts';

/** The list with a note at its top, once. */
export function withNoteFirst(list: NotesList | undefined, note: Note): NotesList | undefined {
  if (!list) return list;
  const [first, ...rest] = withoutNote(list, note.id)?.pages ?? [];
  if (!first) return list;
  return { ...list, pages: [{ ...first, notes: [note, ...first.notes] }, ...rest] };
}

export function withoutNote(list: NotesList | undefined, id: number): NotesList | undefined {
  if (!list) return list;
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, notes: page.notes.filter((note) => note.id !== id) })),
  };
}
