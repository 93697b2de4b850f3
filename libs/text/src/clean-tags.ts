/** Line breaks, tabs and control characters too; NUL is left to be refused. */
const BLANKS = /(?:\s|(?!\0)\p{Cc})+/gu;
/** Nobody sees or types them, and some turn what follows round: soft hyphens, zero-width spaces, marks of direction. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** Joiners and selectors, which emoji and some scripts are written with, are nothing by themselves. */
const SEEN = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/**
 * The one rule for tags, wherever they come from: non-strings are dropped, the rest trimmed and lowercased,
 * blanks and doubles removed, order kept. What looks the same is one, however it was typed. Throws `TypeError` when the value is
 * not an array.
 */
export function cleanTags(value: unknown): string[] {
  if (!Array.isArray(value)) throw new TypeError('Tags must be a list');
  const names = value.filter((entry): entry is string => typeof entry === 'string').map(cleanTag);
  return [...new Set(names.filter((name) => SEEN.test(name)))];
}

/** Lowercase before it is composed: some capitals have no composed letter, and their small ones have. */
function cleanTag(tag: string): string {
  return tag.replaceAll(UNSEEN, '').replaceAll(BLANKS, ' ').trim().toLowerCase().normalize('NFC');
}
