import type { LookedFor } from './note-match.repository.ts';

/** A longer text is not looked for by its words, only as it is. */
const MAX_WORDS = 20;
/** PostgreSQL takes 2,046 bytes for one word and refuses more; a letter may take four. */
const MAX_WORD_CHARACTERS = 500;
/** Each of the words may be mistyped in some hundred ways. */
const MAX_MISTYPED_WORDS = 5;
const MIN_MISTYPED_LENGTH = 4;
const MAX_MISTYPED_LENGTH = 16;
const MIN_PREFIX_LENGTH = 2;
const BEGINNINGS = [5, 8];

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Signs that people search for as they are: `100%`, `snake_case`. Words alone would find too much. */
const SIGN = /[^\p{L}\p{N}\p{M}\s'’\-.,!?;:"“”„«»()…]/u;
/** Words that say nothing beside others, and mean nothing else in another language. */
const SMALL_WORDS = new Set(
  (
    'the and of to is that it with for this an in on at my der das und ist nicht mit auf ein mein ' +
    'le les et des est une dans el los las y en una por del il di che della gli het een van niet'
  ).split(' '),
);
const ALPHABETS: readonly (readonly [RegExp, string])[] = [
  [/^[a-z]+$/, 'abcdefghijklmnopqrstuvwxyz'],
  [/^[а-яё]+$/, 'абвгдежзийклмнопрстуфхцчшщъыьэюяё'],
];

/** How a word may stand in the index: as it was written, and stemmed in one language or another. */
export interface WordForms {
  word: string;
  forms: string[];
}

/** The words to look for, in the order in which they were written; none where the text is to be found as it is. */
export function readWords(search: string): string[] {
  if (SIGN.test(search)) return [];
  const words = [...new Set(search.normalize('NFC').toLowerCase().match(WORD))];
  if (words.length > MAX_WORDS || words.some((word) => word.length > MAX_WORD_CHARACTERS)) return [];
  const telling = words.filter((word) => !SMALL_WORDS.has(word) && (word.length > 1 || /\p{Lo}/u.test(word)));
  return telling.length > 0 ? telling : words;
}

/** Whether it is more than one word, in whatever script. */
export function isPhrase(search: string): boolean {
  return /\S\s+\S/.test(search);
}

/** A `tsquery` for all of these words, each in any of its forms, or as the beginning of a longer one. */
export function writeQuery(words: readonly WordForms[]): string {
  return words.map(({ word, forms }) => anyOf(formsOf(word, forms))).join(' & ');
}

/** A `tsquery` for one word as it is, or inflected. */
export function writeWordQuery({ forms }: WordForms): string {
  return anyOf(forms.map(quote));
}

/** What any of the words is found by: these, and what begins with these. */
export function readForms(words: readonly WordForms[]): LookedFor {
  return {
    forms: [...new Set(words.flatMap(({ forms }) => forms))],
    prefixes: words.flatMap(({ word }) => (isPrefix(word) ? [word] : [])),
  };
}

/** What a word may have been meant to be, one letter away from it. */
export interface Typos {
  variants: string[];
  /** How most of them begin, which differ further behind; long enough that few words begin so. */
  beginnings: string[];
}

/** Of each of the words; none when there are too many. */
export function typosOf(words: readonly WordForms[]): Typos[] {
  return words.length > MAX_MISTYPED_WORDS ? [] : words.map(({ word }) => readTypos(word));
}

function formsOf(word: string, forms: readonly string[]): string[] {
  return [...forms.map(quote), ...(isPrefix(word) ? [`${quote(word)}:*`] : [])];
}

/** A letter too many, too few, another one, or two that changed places; double letters may be single. */
function readTypos(word: string): Typos {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const [, alphabet] = ALPHABETS.find(([script]) => script.test(plain)) ?? [];
  if (!alphabet || plain.length < MIN_MISTYPED_LENGTH || plain.length > MAX_MISTYPED_LENGTH) {
    return { variants: [], beginnings: [] };
  }
  const variants = new Set<string>();
  for (const each of new Set([plain, plain.replaceAll(/(.)\1/g, '$1')])) {
    for (let at = 0; at <= each.length; at += 1) {
      const [before, after] = [each.slice(0, at), each.slice(at)];
      for (const letter of alphabet) {
        variants.add(before + letter + after);
        if (after) variants.add(before + letter + after.slice(1));
      }
      if (after) variants.add(before + after.slice(1));
      if (after.length > 1) variants.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    }
  }
  const beginnings = BEGINNINGS.filter((length) => length < plain.length).map((length) => plain.slice(0, length));
  return { variants: [...variants], beginnings };
}

const isPrefix = (word: string) => word.length >= MIN_PREFIX_LENGTH;
const quote = (form: string) => `'${form.replaceAll(/['\\]/g, '$&$&')}'`;
const anyOf = (alternatives: readonly string[]) => `(${alternatives.join(' | ')})`;
