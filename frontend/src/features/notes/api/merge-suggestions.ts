import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../http/api.ts';
import { MERGE_SUGGESTIONS_KEY } from '../../../http/cache-keys.ts';

const PENDING_POLL_MS = 2_000;

const suggestionsQuery = queryOptions({
  queryKey: MERGE_SUGGESTIONS_KEY,
  queryFn: async ({ signal }) => (await api.get('/api/themes/merge-suggestions', { signal })).data,
  refetchInterval: ({ state }) => (state.data?.isPending ? PENDING_POLL_MS : false),
});

/** Which tags of the reader may be one; asked again while the server still compares. */
export function useMergeSuggestions() {
  return useQuery(suggestionsQuery);
}

/** Takes that back. */
export function useSuggestAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ themeId, fromId }: { themeId: number; fromId: number }) =>
      (await api.delete('/api/themes/{id}/keep-apart/{from}', { params: { path: { id: themeId, from: fromId } } }))
        .data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: MERGE_SUGGESTIONS_KEY }),
  });
}

/** Never suggests these two again. Resolves once they are gone from the suggestions. */
export function useKeepApart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ themeId, fromId }: { themeId: number; fromId: number }) =>
      (await api.post('/api/themes/{id}/keep-apart', { params: { path: { id: themeId } }, body: { from: fromId } }))
        .data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: MERGE_SUGGESTIONS_KEY }),
  });
}
