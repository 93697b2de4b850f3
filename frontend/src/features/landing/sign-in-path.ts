/**
 * Signing in is a page load: the provider takes over from here. Whoever stands elsewhere than at the front door, such as at
 * the address of a note, comes back there.
 */
export function signInPath(): string {
  const { pathname, search } = window.location;
  return pathname === '/' ? '/api/login' : `/api/login?${new URLSearchParams({ returnTo: pathname + search })}`;
}
