import type { InstallationSecurityEvent, SecurityEvent } from '@stitchbook/api-types';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api, nextCursor } from '../../../http/api.ts';

export const SECURITY_EVENTS_KEY = ['security-events'] as const;

/** What happened with one's own account, or, for administrators, with all of them. */
export type EventScope = 'account' | 'administration';
export type ListedEvent = SecurityEvent & Partial<Pick<InstallationSecurityEvent, 'userId'>>;

const PAGE_SIZE = 20;

async function fetchPage(scope: EventScope, cursor: string | null, signal: AbortSignal) {
  const query = { limit: PAGE_SIZE, ...(cursor !== null && { cursor }) };
  const { data, response } = await api.get(`/api/${scope}/security-events`, { params: { query }, signal });
  return { events: data as ListedEvent[], nextCursor: nextCursor(response.headers) };
}

/** Newest first, page by page. */
export function useSecurityEvents(scope: EventScope) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [...SECURITY_EVENTS_KEY, scope],
      queryFn: ({ pageParam, signal }) => fetchPage(scope, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.nextCursor,
      staleTime: 0,
    }),
  );
}
