import type { CurrentUser } from '@stitchbook/api-types';

const STORAGE_KEY = 'stitchbook.user';

/** Who was signed in last on this device: the app opens for them without a network. Nothing else of theirs is kept. */
export function readStoredUser(): CurrentUser | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as CurrentUser | null;
  } catch {
    return null;
  }
}

/** Null deletes. */
export function storeUser(user: CurrentUser | null): void {
  try {
    if (user) localStorage.setItem(STORAGE_KEY, JSON.stringify(user));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the app needs the network to open.
  }
}
