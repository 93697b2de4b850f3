import type { NoteMatchResponse } from './note-match.responses.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const ELLIPSIS = '…';
/** So many comments' worth of text is never sent. */
const MAX_CHARACTERS = 220;
const BEFORE_FIRST = 60;

type Ranges = NoteMatchResponse['ranges'];

/** Where in a text these words are, or else what was searched for as it is, in any case. */
export function findRanges(text: string, words: ReadonlySet<string>, searched: string): Ranges {
  const whole = findWhole(text, searched);
  // Several words that follow each other as they were typed.
  if (whole.length > 0 && searched.includes(' ')) return whole;
  const ranges: Ranges = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (words.has(inLowerCase(word.normalize('NFC')))) ranges.push([index, index + word.length]);
  }
  return ranges.length > 0 ? ranges : whole;
}

function findWhole(text: string, searched: string): Ranges {
  const at = inLowerCase(text).indexOf(inLowerCase(searched));
  return at === -1 ? [] : [[at, at + searched.length]];
}

/** As PostgreSQL has it, and letter by letter at the same place: İ alone would become two. */
function inLowerCase(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase();
}

/** A text that was cut out of a longer one, without the parts of words at its ends. */
export function trimToWords(text: string, isCutBefore: boolean, isCutAfter: boolean): string {
  const from = isCutBefore ? text.indexOf(' ') + 1 : 0;
  const lastBlank = text.lastIndexOf(' ');
  const to = isCutAfter && lastBlank > BEFORE_FIRST ? lastBlank : text.length;
  return `${isCutBefore ? ELLIPSIS : ''}${text.slice(from > BEFORE_FIRST ? 0 : from, to)}${isCutAfter ? ELLIPSIS : ''}`;
}

/** As much of a comment as is shown, around the first of the words. */
export function cutAround(text: string, words: ReadonlySet<string>, searched: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const first = findRanges(text, words, searched)[0]?.[0] ?? 0;
  const from = Math.max(0, first - BEFORE_FIRST);
  const part = text.slice(from, from + MAX_CHARACTERS).toWellFormed();
  return trimToWords(part, from > 0, from + MAX_CHARACTERS < text.length);
}
