import { signInAgainPath } from '../../http/session.ts';
import { knownBrowser } from '../../device/known-browser.ts';

/**
 * Signing in is a page load: the provider takes over from here. Whoever stands elsewhere than at the front door, such as at
 * the address of a note, comes back there.
 */
export function signInPath(): string {
  return isAtFrontDoor() ? '/api/login' : signInAgainPath();
}

/** For who comes to begin: in a browser in which nobody has ever signed in, it begins with making an account. */
export function beginPath(): string {
  if (knownBrowser.read() === 'yes') return signInPath();
  return isAtFrontDoor() ? '/api/login?prompt=create' : `${signInAgainPath()}&prompt=create`;
}

const isAtFrontDoor = () => window.location.pathname === '/';
