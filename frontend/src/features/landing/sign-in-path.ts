/** Signing in is a page load: the provider takes over from here. */
export const SIGN_IN_PATH = '/api/login';
