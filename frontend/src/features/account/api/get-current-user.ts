import type { CurrentUser } from '@stitchbook/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../http/request.ts';
import { isUnreachable } from '../../../http/unreachable.ts';
import { recallUser, rememberUser } from '../remembered-user.ts';

/** Without a network, whoever was here last. A 401 is an error like any other, and forgets them. */
async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    const user = await requestJson<CurrentUser | null>('/api/auth/user', { signal });
    rememberUser(user);
    return user;
  } catch (error) {
    const known = isUnreachable(error) ? recallUser() : null;
    if (known) return known;
    if (!isUnreachable(error) && !signal.aborted) rememberUser(null);
    throw error;
  }
}

/** Asked once, and again only when the network comes back: signing in and out are page loads. */
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
