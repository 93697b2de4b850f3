/** The cursor of the next page, from a `Link: <...?cursor=abc>; rel="next"` header; null on the last page. */
export function nextCursor(headers: Headers): string | null {
  const next = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? null : new URL(next, window.location.origin).searchParams.get('cursor');
}
