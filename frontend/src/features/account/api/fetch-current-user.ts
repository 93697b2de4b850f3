import { storeUser, readStoredUser } from '../stored-user.ts';
import type { CurrentUser } from '@stitchbook/api-types';
import { api } from '../../../http/api.ts';
import { isUnreachable } from '../../../http/errors.ts';

/** Without a network, whoever was here last. A 401 is an error like any other, and forgets them. */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<CurrentUser | null> {
  try {
    const { data: user } = await api.get('/api/auth/user', { ...(signal && { signal }) });
    storeUser(user);
    return user;
  } catch (error) {
    const known = isUnreachable(error) ? readStoredUser() : null;
    if (known) return known;
    if (!isUnreachable(error) && !signal?.aborted) storeUser(null);
    throw error;
  }
}
