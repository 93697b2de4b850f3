export { withinTitleLimit } from '../../format/title-limit.ts';

/** The trimmed title, or `fallback` when nothing is left of it. */
export function titleOr(fallback: string, title: string): string {
  return title.trim() || fallback;
}
