import type { Creation } from '@stitchbook/contracts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { nextCursor } from '../../../http/next-cursor.ts';
import { request } from '../../../http/request.ts';

async function fetchCreationsPage(cursor: string | null, signal: AbortSignal) {
  const response = await request(cursor ? `/api/creations?${new URLSearchParams({ cursor })}` : '/api/creations', {
    signal,
  });
  return { creations: (await response.json()) as Creation[], nextCursor: nextCursor(response.headers) };
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
