import type { CurrentUser } from '@stitchbook/contracts';
import { requestJson } from '../../../http/request.ts';
import { isUnreachable } from '../../../http/unreachable.ts';
import { recallUser, rememberUser } from '../remembered-user.ts';

/** Without a network, whoever was here last. A 401 is an error like any other, and forgets them. */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<CurrentUser | null> {
  try {
    const user = await requestJson<CurrentUser | null>('/api/auth/user', { signal });
    rememberUser(user);
    return user;
  } catch (error) {
    const known = isUnreachable(error) ? recallUser() : null;
    if (known) return known;
    if (!isUnreachable(error) && !signal?.aborted) rememberUser(null);
    throw error;
  }
}
