import { doubleMetaphone } from 'double-metaphone';
import { distance } from 'fastest-levenshtein';

/** Lowercase letters and digits alone, without accents: what is compared of words, however many they are. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * How letters sound: their one or two keys by Double Metaphone (L. Philips, "The Double Metaphone Search Algorithm", 2000), which
 * leaves vowels out, each with the vowel that one hears at the end: Paul and Paula, Maria and Marie are not one name. None for
 * letters that have no sound in it, such as Chinese.
 */
export function soundKeys(letters: string): string[] {
  const ending = endingOf(letters);
  return [...new Set(doubleMetaphone(letters))].filter((key) => key !== '').map((key) => key + ending);
}

const SILENT = /(?:(?<=a)h|(?<=[^aeiou])e)$/;
const VOWELS: Readonly<Record<string, string>> = { a: 'a', e: 'i', i: 'i', y: 'i', o: 'o', u: 'u' };

/** Sarah ends as Sara does, Anne as Ann does. */
function endingOf(letters: string): string {
  return VOWELS[letters.replace(SILENT, '').at(-1) ?? ''] ?? '';
}

/** From 0 to 1, by edit distance (Levenshtein) in proportion to the longer. */
export function similarity(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1);
}

/** How near two words sound, by the keys of each, from 0 to 1; null where one has no sound. */
export function soundSimilarity(keys: readonly string[], others: readonly string[]): number | null {
  if (keys.length === 0 || others.length === 0) return null;
  return Math.max(...keys.flatMap((key) => others.map((other) => similarity(key, other))));
}
