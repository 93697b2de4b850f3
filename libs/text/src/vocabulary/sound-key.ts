import { doubleMetaphone } from 'double-metaphone';

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
