import { signInAgainPath } from '../../http/session.ts';

/**
 * Signing in is a page load: the provider takes over from here. Whoever stands elsewhere than at the front door, such as at
 * the address of a note, comes back there.
 */
export function signInPath(): string {
  return window.location.pathname === '/' ? '/api/login' : signInAgainPath();
}
