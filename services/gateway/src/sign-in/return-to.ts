/** Where a person lands who named no place. */
export const LANDING_PATH = '/redirect';

/** It travels in a cookie. */
const LONGEST_PATH = 1_000;
/** Not pages: being sent there would do something, such as signing out again. */
const NOT_A_PAGE = /^\/(api|oidc)(\/|$)/;

/** Only the path of a page on this origin; whatever else is asked for becomes the landing path. */
export function safeReturnTo(asked: unknown, origin: string): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.length > LONGEST_PATH) return LANDING_PATH;
  if (!URL.canParse(asked, origin)) return LANDING_PATH;
  const { origin: target, pathname, search, hash } = new URL(asked, origin);
  // '/.//evil' is on this origin, but its path, once its dots are gone, is the address of another.
  if (target !== origin || pathname.startsWith('//') || NOT_A_PAGE.test(pathname)) return LANDING_PATH;
  return pathname + search + hash;
}
