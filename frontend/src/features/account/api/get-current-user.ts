import type { CurrentUser } from '@stitchbook/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../http/request.ts';

/** Asked once and never again: signing in and out are page loads. A 401 is an error like any other. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => requestJson<CurrentUser | null>('/api/auth/user', { signal }),
  staleTime: Infinity,
  retry: false,
});

export function useCurrentUser() {
  return useQuery(currentUserQuery);
}
