import type { MeaningProgress } from '@stitchbook/api-types';
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

/** Whether there are notes that cannot be found by what they mean yet. */
export const isPartial = (progress: MeaningProgress | undefined) =>
  progress !== undefined && progress.ready < progress.notes;

/**
 * Of how many notes it is known what they mean; asked again while that is not so of all. Once it is, what was found and
 * answered from some of them is asked for again. What a language model wrote is not: it may cost money.
 */
export function useMeaningProgress(isWanted: boolean) {
  const queryKey = [...MEANING_KEY, 'progress'];
  return useQuery({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const before = client.getQueryData<MeaningProgress>(queryKey);
      const { data } = await api.get('/api/notes/meaning', { signal });
      if (isPartial(before) && !isPartial(data)) {
        const isFound = ({ queryKey: [, what] }: { queryKey: readonly unknown[] }) => what !== 'progress';
        void client.invalidateQueries({ queryKey: MEANING_KEY, predicate: isFound });
      }
      return data;
    },
    staleTime: STALE_MS,
    retry: false,
    enabled: isWanted,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => isPartial(data) && msUntilNext(dataUpdateCount),
  });
}

/** Few notes are read in seconds, thousands take many minutes; and where whatever reads them is away, nothing moves for long. */
const msUntilNext = (timesAsked: number) => Math.min(2_000 * 1.2 ** timesAsked, 60_000);
