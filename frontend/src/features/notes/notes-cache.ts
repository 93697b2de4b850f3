import type { Note, NoteDetail } from '@stitchbook/api-types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { player } from '../../audio/player.ts';
import { commentsKey, noteKey, NOTES_KEY, sharesKey } from '../../http/cache-keys.ts';
import { RequestError } from '../../http/errors.ts';
import { account } from '../../http/session.ts';

export interface NotesPage {
  notes: Note[];
  nextCursor: string | null;
  /** Of what this device has kept, while the server cannot be reached. */
  isKept?: true;
}

/** A list as far as it has been read. */
export type NotesList = InfiniteData<NotesPage, string | null>;

/** Each once, where it comes first: one that was renamed may have moved from a page that is not asked for again. */
export function notesOf(list: { pages: readonly NotesPage[] } | undefined): Note[] {
  const seen = new Set<number>();
  return list?.pages.flatMap(({ notes }) => notes).filter(({ id }) => seen.size < seen.add(id).size) ?? [];
}

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

/** The list with a note at its top, once. */
export function withNoteFirst(list: NotesList | undefined, note: Note): NotesList | undefined {
  if (!list) return list;
  const [first, ...rest] = withoutNote(list, note.id)?.pages ?? [];
  if (!first) return list;
  return { ...list, pages: [{ ...first, notes: [note, ...first.notes] }, ...rest] };
}

function withoutNote(list: NotesList | undefined, id: number): NotesList | undefined {
  if (!list) return list;
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, notes: page.notes.filter((note) => note.id !== id) })),
  };
}

/** Writes what has changed of a note wherever it is held: in the lists and on its own screen. */
export function patchNote(queryClient: QueryClient, id: number, changes: Partial<Note>): void {
  queryClient.setQueriesData<NotesList>({ queryKey: NOTES_KEY }, (list) => list && withPatch(list, id, changes));
  queryClient.setQueryData<NoteDetail | null>(noteKey(id), (note) => note && withChanges(note, changes));
}

/** Which of other words may be wrong is known when the note has been asked for again. */
function withChanges(note: NoteDetail, changes: Partial<Note>): NoteDetail {
  const hasOtherWords = changes.transcript !== undefined && changes.transcript !== note.transcript;
  return { ...note, ...changes, ...(hasOtherWords && { unsureWords: [] }) };
}

export type DetailChanges = Partial<Pick<NoteDetail, 'segments' | 'substitutions'>>;

/** Only a note's own screen has these. */
export function patchDetail(queryClient: QueryClient, id: number, changes: DetailChanges): void {
  queryClient.setQueryData<NoteDetail | null>(noteKey(id), (note) => note && { ...note, ...changes });
}

/** Answers on their way would bring back what `patchNote` is about to replace. */
export async function cancelNoteQueries(queryClient: QueryClient, id: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: NOTES_KEY });
  await queryClient.cancelQueries({ queryKey: noteKey(id) });
}

/** Takes a note, and what hangs on it, out of all that is held, and ends its sound: it is not there, or no longer for this reader. */
export async function removeFromCache(queryClient: QueryClient, id: number): Promise<void> {
  await cancelNoteQueries(queryClient, id);
  queryClient.setQueriesData<NotesList>({ queryKey: NOTES_KEY }, (list) => withoutNote(list, id));
  queryClient.setQueryData<NoteDetail | null>(noteKey(id), null);
  queryClient.removeQueries({ queryKey: commentsKey(id) });
  queryClient.removeQueries({ queryKey: sharesKey(id) });
  player.endNote(id);
  dropKept(id);
}

/** What this device has kept of it goes at once: nobody is to read it without a network. */
function dropKept(id: number): void {
  const ownerId = account();
  if (ownerId === null) return;
  import('../../device/kept-notes.ts').then(({ dropKeptNote }) => dropKeptNote(ownerId, id)).catch(() => undefined);
}

export function refetchNote(queryClient: QueryClient, id: number): void {
  void queryClient.invalidateQueries({ queryKey: noteKey(id) });
  void queryClient.invalidateQueries({ queryKey: NOTES_KEY });
}

function withPatch(list: NotesList, id: number, changes: Partial<Note>): NotesList {
  const patch = (note: Note) => (note.id === id ? { ...note, ...changes } : note);
  const holds = ({ notes }: NotesList['pages'][number]) => notes.some((note) => note.id === id);
  return { ...list, pages: list.pages.map((page) => (holds(page) ? { ...page, notes: page.notes.map(patch) } : page)) };
}

/** The note that an answer says is not there, or no longer for this reader; null for every other error. */
export function missingNoteId(error: unknown): number | null {
  if (!(error instanceof RequestError) || error.status !== 404 || error.code !== 'note.missing') return null;
  const id = /^\/api\/notes\/(\d+)(?:\/|$)/.exec(error.path)?.[1];
  return id === undefined ? null : Number(id);
}
