import type { NewTerm, VocabularyTerm } from '@stitchbook/api-types';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';

export const vocabularyQuery = queryOptions({
  queryKey: ['vocabulary'],
  queryFn: async ({ signal }) => (await api.get('/api/vocabulary', { signal })).data,
});

/** The words that the reader has added, the latest first. */
export function useVocabulary() {
  return useQuery(vocabularyQuery);
}

/** Adds a name or term; rejects where it is there already, and where there are too many. */
export function useAddTerm() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ term, heard = [] }: NewTerm): Promise<VocabularyTerm> =>
      (await api.post('/api/vocabulary', { body: { term, heard } })).data,
    onSuccess: (added) => queryClient.setQueryData(vocabularyQuery.queryKey, (terms) => [added, ...(terms ?? [])]),
    onSettled: () => void queryClient.invalidateQueries(vocabularyQuery),
  });
}

/** Removes one at once, and brings it back where that fails. Transcripts that have it keep it. */
export function useRemoveTerm() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: VocabularyTerm) => api.delete('/api/vocabulary/{id}', { params: { path: { id } } }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries(vocabularyQuery);
      queryClient.setQueryData(vocabularyQuery.queryKey, (terms) => terms?.filter((term) => term.id !== id));
    },
    onSettled: () => void queryClient.invalidateQueries(vocabularyQuery),
  });
}
