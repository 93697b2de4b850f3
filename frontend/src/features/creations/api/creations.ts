import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, nextCursor } from '../../../http/api.ts';
import { CREATIONS_KEY } from '../../../http/cache-keys.ts';

async function fetchCreationsPage(cursor: string | null, signal: AbortSignal) {
  const query = cursor === null ? {} : { cursor };
  const { data, response } = await api.get('/api/creations', { params: { query }, signal });
  return { creations: data, nextCursor: nextCursor(response.headers) };
}

const creationsQuery = infiniteQueryOptions({
  queryKey: CREATIONS_KEY,
  queryFn: ({ pageParam, signal }) => fetchCreationsPage(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 1000,
});

/** Newest first, page by page. */
export function useCreations() {
  return useInfiniteQuery(creationsQuery);
}

export function useDeleteCreation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      await api.delete('/api/creations/{id}', { params: { path: { id } } });
      await queryClient.cancelQueries({ queryKey: creationsQuery.queryKey });
      queryClient.setQueryData(
        creationsQuery.queryKey,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({ ...page, creations: page.creations.filter((each) => each.id !== id) })),
          },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: creationsQuery.queryKey }),
  });
}
