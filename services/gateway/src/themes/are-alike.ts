import { distance } from 'fastest-levenshtein';

/** Names with so many letters may differ by a typing mistake; shorter ones are other words. */
const MIN_LETTERS = 6;

/** Whether two names of tags are one but for their form, or for one letter. */
export function areSpeltAlike(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  if (a === '' || b === '') return false;
  if (singular(a) === singular(b)) return true;
  if (isNumbered(one) || isNumbered(other)) return false;
  return Math.max(a.length, b.length) >= MIN_LETTERS && Math.abs(a.length - b.length) <= 1 && distance(a, b) === 1;
}

/** As `2024` or `project-b`: alike in spelling and meaning, and still another one. */
export function isNumbered(name: string): boolean {
  return /\d|(?<!\p{L})\p{L}(?!\p{L})/u.test(name);
}

/** Wide letters and ligatures are letters, and accents parts of theirs. */
const lettersOf = (name: string) => name.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const singular = (name: string) => name.replace(/ies$/u, 'y').replace(/s$/u, '');
