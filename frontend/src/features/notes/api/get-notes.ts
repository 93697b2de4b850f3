import { hasEnded, type Note } from '@stitchbook/contracts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { nextCursor } from '../../../http/next-cursor.ts';
import { request } from '../../../http/request.ts';

export interface NotesPage {
  notes: Note[];
  nextCursor: string | null;
}

export type NotesList = InfiniteData<NotesPage, string | null>;

/** Begins the key of every list of notes, whatever it was searched for. */
export const NOTES_KEY = ['notes'] as const;
const PAGE_SIZE = 20;
const STALE_MS = 1000;

async function fetchNotesPage(search: string, cursor: string | null, signal: AbortSignal): Promise<NotesPage> {
  const parameters = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (search) parameters.set('q', search);
  if (cursor) parameters.set('cursor', cursor);
  const response = await request(`/api/notes?${parameters}`, { signal });
  return { notes: (await response.json()) as Note[], nextCursor: nextCursor(response.headers) };
}

/** The key of the list for one search. */
export function notesKey(search: string) {
  return [...NOTES_KEY, { search }] as const;
}

export function notesQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: notesKey(search),
    queryFn: ({ pageParam, signal }) => fetchNotesPage(search, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: STALE_MS,
    refetchOnWindowFocus: true,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => politePause(state.data, state.dataUpdatedAt),
  });
}

/** The newest notes first, page by page; asked again while one of them still waits for its themes and sentiment. */
export function useNotes(search: string) {
  return useInfiniteQuery(notesQuery(search));
}

/**
 * Milliseconds until the list is worth asking for again: a second at first, then a fifth of the time that the
 * newest unfinished note has waited, at most 15 seconds; false when nothing is awaited.
 */
export function politePause(list: NotesList | undefined, now: number): number | false {
  const awaited = list?.pages.flatMap(({ notes }) => notes).filter(({ enrichment }) => !hasEnded(enrichment)) ?? [];
  if (awaited.length === 0) return false;
  const newest = Math.max(...awaited.map(({ createdAt }) => Date.parse(createdAt)));
  return Math.min(15_000, Math.max(1000, (now - newest) / 5));
}
