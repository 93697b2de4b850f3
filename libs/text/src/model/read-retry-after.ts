/** Milliseconds to wait from a Retry-After header (seconds or a date), never negative; undefined without a usable one. */
export function readRetryAfter(headers: Headers | undefined, now = Date.now()): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const waitMs = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - now;
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}
