import { useQuery } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { MEANING_KEY } from '../../../http/cache-keys.ts';
import { filterParameters, type ListQuery } from '../list-query.ts';

/** Notes change seldom while one looks for something. */
const STALE_MS = 30_000;

/** The notes that come close to what is looked for, whether or not they have its words. Asked once: who waits has the others already. */
export function useCloseNotes(query: ListQuery) {
  const parameters = filterParameters(query);
  return useQuery({
    queryKey: [...MEANING_KEY, 'search', parameters],
    queryFn: async ({ signal }) =>
      (await api.get('/api/notes', { params: { query: { ...parameters, by: 'meaning' } }, signal })).data,
    staleTime: STALE_MS,
    retry: false,
  });
}

/** The notes that are about the same as this one. */
export function useRelatedNotes(noteId: number) {
  return useQuery({
    queryKey: [...MEANING_KEY, 'related', noteId],
    queryFn: async ({ signal }) =>
      (await api.get('/api/notes/{id}/related', { params: { path: { id: noteId } }, signal })).data,
    staleTime: STALE_MS,
    retry: false,
  });
}

/** Of how many notes it is known what they mean. */
export function useMeaningProgress(isWanted: boolean) {
  return useQuery({
    queryKey: [...MEANING_KEY, 'progress'],
    queryFn: async ({ signal }) => (await api.get('/api/notes/meaning', { signal })).data,
    staleTime: STALE_MS,
    retry: false,
    enabled: isWanted,
  });
}
