/**
 * The one rule for tags, wherever they come from: non-strings are dropped, the rest trimmed and lowercased,
 * blanks and doubles removed, order kept. Throws `TypeError` when the value is not an array.
 */
export function cleanTags(value: unknown): string[] {
  if (!Array.isArray(value)) throw new TypeError('Tags must be a list');
  const names = value
    .filter((entry): entry is string => typeof entry === 'string')
    .map((entry) => entry.trim().toLowerCase())
    .filter((name) => name !== '');
  return [...new Set(names)];
}
