import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchCurrentUser } from './fetch-current-user.ts';

/** Held from the start, and asked again only when the network comes back: signing in and out are page loads. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => fetchCurrentUser(signal),
  staleTime: Infinity,
  retry: false,
  refetchOnReconnect: 'always',
});

export function useCurrentUser() {
  return useQuery(currentUserQuery);
}
