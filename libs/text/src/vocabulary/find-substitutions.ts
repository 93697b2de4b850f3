import type { Substitution } from '@stitchbook/contracts';
import type { OrdinaryWords, WordKind } from './ordinary-words.ts';
import { lettersOf } from './sound-key.ts';
import type { TermMatch, VocabularyIndex } from './vocabulary-index.ts';

/**
 * How near a term must be, by what was heard in its place; measured in decision 46. An ordinary word is never taken for another, a
 * name only for one that sounds the same.
 */
const MIN_CONFIDENCE = { unknown: 0.805, lowercase: 0.91, name: 0.85, joined: 0.9 } as const;
const MAX_WORDS = 6;
/** Short words that stand beside each other sound like anything. */
const MIN_JOINED_LETTERS = 6;
/** Names are unknown in English, too. */
const MIN_ENGLISH = 0.6;
export const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
export const POSSESSIVE = /['’]s$/i;

interface HeardWord {
  text: string;
  at: number;
  end: number;
  letters: string;
  kind: WordKind;
  isCapitalised: boolean;
  /** Only a space or a hyphen stands between it and the word before. */
  follows: boolean;
}

interface Heard {
  index: VocabularyIndex;
  ordinary: OrdinaryWords;
}

/** The terms that were meant in one piece of a transcript, in their order; `at` counts in the piece as it was heard. */
export function findSubstitutions(text: string, { index, ordinary }: Heard): Substitution[] {
  const words = wordsOf(text, ordinary);
  const found: Substitution[] = [];
  const longest = Math.min(MAX_WORDS, index.maxWords + 1);
  for (let first = 0; first < words.length;) {
    const best = findAt(words, first, { index, longest });
    if (best?.term !== undefined) found.push(substitutionOf(text, words, first, best.words, best.term));
    first += best?.words ?? 1;
  }
  return found.filter(({ term, heard }) => term !== heard);
}

/** The best match that begins with this word: of how many words it is, and the term unless they are to stay. */
function findAt(
  words: readonly HeardWord[],
  first: number,
  { index, longest }: { index: VocabularyIndex; longest: number },
): { words: number; term?: string } | null {
  let best: { words: number; term: string; confidence: number } | null = null;
  for (let count = 1; count <= longest && first + count <= words.length; count += 1) {
    if (count > 1 && !words[first + count - 1]?.follows) break;
    const heard = words.slice(first, first + count);
    const match = index.find(heard.map(({ letters }) => letters).join(''));
    if (!match || match.confidence <= (best?.confidence ?? 0)) continue;
    if (match.isSame && count === 1 && !isMeant(heard, match)) return { words: 1 };
    if (isNearerWithoutFirst(heard, match, index)) continue;
    if (isMeant(heard, match)) best = { words: count, ...match };
  }
  return best;
}

/** Whether the term begins with a later word. */
function isNearerWithoutFirst(heard: readonly HeardWord[], { confidence }: TermMatch, index: VocabularyIndex): boolean {
  const rest = heard.slice(1).map(({ letters }) => letters);
  return rest.length > 0 && (index.find(rest.join(''))?.confidence ?? 0) >= confidence;
}

function isMeant(heard: readonly HeardWord[], { term, confidence, soundsSame, isSame }: TermMatch): boolean {
  const kinds = new Set(heard.map(({ kind }) => kind));
  const isOneWord = heard.length === 1;
  if (kinds.has('unknown')) {
    const isLower = heard.every(({ isCapitalised }) => !isCapitalised) && term !== term.toLowerCase();
    return confidence >= (isLower ? MIN_CONFIDENCE.lowercase : MIN_CONFIDENCE.unknown);
  }
  if (isOneWord) return kinds.has('name') && soundsSame && confidence >= MIN_CONFIDENCE.name;
  if (isSame && term.split(' ').length === heard.length) return kinds.has('name');
  const letters = heard.reduce((sum, word) => sum + word.letters.length, 0);
  if (letters < MIN_JOINED_LETTERS || heard.some((word) => word.letters.length < 3)) return false;
  return soundsSame && confidence >= MIN_CONFIDENCE.joined;
}

/** A possessive stays one. */
function substitutionOf(text: string, words: readonly HeardWord[], first: number, count: number, term: string) {
  const [begin, last] = [words[first] as HeardWord, words[first + count - 1] as HeardWord];
  return { term, heard: text.slice(begin.at, last.end), at: begin.at };
}

function wordsOf(text: string, ordinary: OrdinaryWords): HeardWord[] {
  const words: HeardWord[] = [];
  const isEnglish = looksEnglish(text, ordinary);
  let endBefore = 0;
  for (const { 0: whole, index: at } of text.matchAll(WORD)) {
    const spoken = whole.replace(POSSESSIVE, '');
    const gap = text.slice(endBefore, Math.min(at, endBefore + 4));
    const startsSentence = words.length === 0 || /[.!?]/.test(gap);
    const isUpper = spoken.charAt(0) !== spoken.charAt(0).toLowerCase();
    words.push({
      text: spoken,
      at,
      end: at + spoken.length,
      letters: lettersOf(spoken),
      kind: ordinary.kindOf(spoken, isUpper && !startsSentence),
      isCapitalised: isUpper && (isEnglish || !startsSentence),
      follows: words.length > 0 && (gap === ' ' || gap === '-'),
    });
    endBefore = at + whole.length;
  }
  return words;
}

/** Of another language the dictionary knows too little to tell a name from the first word of a sentence. */
export function looksEnglish(text: string, ordinary: OrdinaryWords): boolean {
  const words = text.match(WORD) ?? [];
  const known = words.filter((word) => ordinary.kindOf(word.replace(POSSESSIVE, ''), false) !== 'unknown');
  return known.length >= MIN_ENGLISH * words.length;
}
