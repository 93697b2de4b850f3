import { MAX_PINNED_NOTES } from '@stitchbook/contracts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { api, nextCursor } from '../../../http/api.ts';
import { isLive } from '../../../events/server-events.ts';
import { NOTES_KEY } from '../../../http/cache-keys.ts';
import { isAwaitingThemes } from '../is-awaiting-themes.ts';
import { mergeFirstPage, type NotesList, type NotesPage } from '../notes-cache.ts';
import { listParameters, type ListQuery } from '../list-query.ts';

const PAGE_SIZE = 50;
const STALE_MS = 1000;
const MAX_POLL_MS = 15_000;
/** While the server cannot be reached. */
const RETRY_MS = 10_000;
/** Long enough to read a note and come back to the same place. */
const KEPT_MS = 30 * 60_000;
/** A list of more pages is asked again for its first only: nobody waits for two hundred answers. */
const MAX_PAGES_TO_REFRESH = 3;

async function fetchNotesPage(query: ListQuery, cursor: string | null, signal: AbortSignal): Promise<NotesPage> {
  const page = { ...listParameters(query), limit: PAGE_SIZE, ...(cursor !== null && { cursor }) };
  const { data, response } = await api.get('/api/notes', { params: { query: page }, signal });
  return { notes: data, nextCursor: nextCursor(response.headers) };
}

/** The key of the list for one query. */
export function notesKey(query: ListQuery) {
  return [...NOTES_KEY, query] as const;
}

function notesQuery(query: ListQuery) {
  return infiniteQueryOptions({
    queryKey: notesKey(query),
    queryFn: async ({ pageParam, signal, client }) => {
      const held = client.getQueryData<NotesList>(notesKey(query));
      const index = held && held.pages.length > MAX_PAGES_TO_REFRESH ? held.pageParams.indexOf(pageParam) : -1;
      const heldPage = held?.pages[index];
      if (heldPage && index > 0) return heldPage;
      const page = await fetchNotesPage(query, pageParam, signal).catch(async (error: unknown) => {
        // A list that was read from the server is more than what is kept.
        if (pageParam !== null || (held && !isKeptList(held)) || signal.aborted) throw error;
        // Fetched when it is needed; without it, what went wrong at first is what is told.
        const { keptPage } = await import('../kept-notes.ts').catch(() => Promise.reject(error));
        return keptPage(error, query);
      });
      return heldPage ? mergeFirstPage(page, heldPage) : page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: STALE_MS,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: true,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isKeptList(state.data) ? RETRY_MS : pollInterval(state.data, state.dataUpdatedAt)),
  });
}

/** Whether these are what this device has kept, since the server cannot be reached. */
export function isKeptList(list: Pick<NotesList, 'pages'> | undefined): boolean {
  return list?.pages[0]?.isKept === true;
}

/** The notes of a query, page by page; asked again while one of them still waits for its themes and sentiment. */
export function useNotes(query: ListQuery) {
  return useInfiniteQuery(notesQuery(query));
}

/** Asks for the first page of the notes before anything is drawn that shows them. */
export function prefetchNotes(client: QueryClient, query: ListQuery): void {
  // What goes wrong is told where they are shown.
  client.infiniteQuery(notesQuery(query)).catch(() => undefined);
}

/**
 * What the reader has pinned, wherever in the list it stands; all of it is one page. Asked for where the list has not been read
 * to its end.
 */
export function usePinnedNotes(isWanted: boolean) {
  return useInfiniteQuery({
    queryKey: [...NOTES_KEY, 'pinned'],
    queryFn: async ({ signal }): Promise<NotesPage> => {
      const query = { pinned: true, limit: MAX_PINNED_NOTES };
      return { notes: (await api.get('/api/notes', { params: { query }, signal })).data, nextCursor: null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: () => null,
    staleTime: STALE_MS,
    gcTime: KEPT_MS,
    enabled: isWanted,
  });
}

/**
 * Milliseconds until the list is worth asking for again: a second at first, then a fifth of the time that the
 * newest unfinished note has waited, at most 15 seconds, which it is always where changes are told as they happen; false when
 * nothing is awaited.
 */
export function pollInterval(list: NotesList | undefined, now: number): number | false {
  const awaited = list?.pages.flatMap(({ notes }) => notes).filter(isAwaitingThemes) ?? [];
  if (awaited.length === 0) return false;
  const newest = Math.max(...awaited.map(({ createdAt }) => Date.parse(createdAt)));
  return isLive() ? MAX_POLL_MS : Math.min(MAX_POLL_MS, Math.max(1000, (now - newest) / 5));
}
