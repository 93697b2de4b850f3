import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api, nextCursor } from '../../../http/api.ts';

async function fetchCreationsPage(cursor: string | null, signal: AbortSignal) {
  const query = cursor === null ? {} : { cursor };
  const { data, response } = await api.get('/api/creations', { params: { query }, signal });
  return { creations: data, nextCursor: nextCursor(response.headers) };
}

export const creationsQuery = infiniteQueryOptions({
  queryKey: ['creations'],
  queryFn: ({ pageParam, signal }) => fetchCreationsPage(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 1000,
});

/** Newest first, page by page. */
export function useCreations() {
  return useInfiniteQuery(creationsQuery);
}
