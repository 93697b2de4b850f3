import { storeUser, readStoredUser } from '../stored-user.ts';
import type { CurrentUser } from '@stitchbook/api-types';
import { knownBrowser } from '../../../device/known-browser.ts';
import { api } from '../../../http/api.ts';
import { account, isOtherAccount, isSignedOut } from '../../../http/session.ts';

/**
 * Whoever was here last, while the server does not say: whether it is away, has an error, or was asked too often. Only a 401 forgets
 * them, unless it is about somebody else.
 */
export async function fetchCurrentUser(signal?: AbortSignal): Promise<CurrentUser | null> {
  try {
    const { data: user } = await api.get('/api/auth/user', { ...(signal && { signal }) });
    forget(user.id);
    storeUser(user);
    return user;
  } catch (error) {
    const known = isSignedOut(error) ? null : readStoredUser();
    // In another tab somebody else may have signed in since.
    if (known && (account() ?? known.id) === known.id) return known;
    if (isSignedOut(error) && !isOtherAccount(error)) {
      forget();
      storeUser(null);
    }
    throw error;
  }
}

/** Nothing of what was kept of somebody's notes stays, once somebody else is here, or nobody. Who has never signed in has nothing. */
function forget(exceptOf?: string): void {
  const known = readStoredUser();
  if (known ? known.id === exceptOf : knownBrowser.read() === 'no') return;
  import('../../../device/kept-notes.ts')
    .then(({ forgetKeptNotes }) => forgetKeptNotes(exceptOf))
    .catch(() => undefined);
}
