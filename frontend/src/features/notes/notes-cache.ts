import type { Note, NoteDetail } from '@stitchbook/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { NOTES_KEY } from '../../http/cache-keys.ts';
import { noteQuery } from './api/get-note.ts';
import type { NotesList } from './notes-pages.ts';

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

/** Writes what has changed of a note wherever it is held: in the lists and on its own screen. */
export function patchNote(queryClient: QueryClient, id: number, changes: Partial<Note>): void {
  queryClient.setQueriesData<NotesList>({ queryKey: NOTES_KEY }, (list) => list && withPatch(list, id, changes));
  queryClient.setQueryData<NoteDetail>(noteQuery(String(id)).queryKey, (note) => note && { ...note, ...changes });
}

/** Answers on their way would bring back what `patchNote` is about to replace. */
export async function holdNote(queryClient: QueryClient, id: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: NOTES_KEY });
  await queryClient.cancelQueries({ queryKey: noteQuery(String(id)).queryKey });
}

export function refetchNote(queryClient: QueryClient, id: number): void {
  void queryClient.invalidateQueries({ queryKey: noteQuery(String(id)).queryKey });
  void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
}

function withPatch(list: NotesList, id: number, changes: Partial<Note>): NotesList {
  const patch = (note: Note) => (note.id === id ? { ...note, ...changes } : note);
  const holds = ({ notes }: NotesList['pages'][number]) => notes.some((note) => note.id === id);
  return { ...list, pages: list.pages.map((page) => (holds(page) ? { ...page, notes: page.notes.map(patch) } : page)) };
}
