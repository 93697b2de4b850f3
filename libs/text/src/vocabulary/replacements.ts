import { changesOf } from '../align-segments.ts';
import { POSSESSIVE } from './find-substitutions.ts';

/** A word or a few that somebody wrote in the place of what was heard. */
export interface Replacement {
  /** As it was heard, with a space between words and without punctuation around them or a possessive's ending. */
  heard: string;
  /** So as well. */
  written: string;
  /** From where to where it goes in the transcript as it was heard, in UTF-16 units. */
  at: number;
  end: number;
  /** Where it begins in the words as they were written. */
  writtenAt: number;
}

/** Of either text: some six hours of speech. */
const MAX_LENGTH = 300_000;
const MAX_WORDS = 60_000;
/** More words in a row, or longer ones, are no name that was misheard. */
const MAX_RUN = 3;
const MAX_WORD_LENGTH = 100;

interface Word {
  /** As it is compared: without capitals and punctuation. */
  key: string;
  /** Without punctuation around it; empty where there is nothing else. */
  text: string;
  at: number;
}

/**
 * What was written in the place of what was heard, where that is at most three words: word for word where both have as many, else as a
 * whole. None that differ in capitals and punctuation alone, and none where so much differs that
 * `changesOf` gives up: some hundred words. Takes time in proportion to the texts, and for what differs some 100 ms of a core at most.
 */
export function findReplacements(heard: string, written: string): Replacement[] {
  if (heard === written || heard.length > MAX_LENGTH || written.length > MAX_LENGTH) return [];
  const [before, after] = [wordsOf(heard), wordsOf(written)];
  if (before.length > MAX_WORDS || after.length > MAX_WORDS) return [];
  const shorter = Math.min(before.length, after.length);
  let shared = 0;
  while (shared < shorter && before[shared]?.key === after[shared]?.key) shared += 1;
  let ending = 0;
  while (ending < shorter - shared && before.at(-1 - ending)?.key === after.at(-1 - ending)?.key) ending += 1;

  const found: Replacement[] = [];
  let [from, to] = [shared, shared];
  const changes = changesOf(
    before.slice(shared, before.length - ending).map(({ key }) => key),
    after.slice(shared, after.length - ending).map(({ key }) => key),
  );
  for (const { removed, added, kept } of changes) {
    const [said, wrote] = [before.slice(from, from + removed), after.slice(to, to + added)];
    if (Math.max(removed, added) <= MAX_RUN) found.push(...pairsOf(said, wrote));
    from += removed + kept;
    to += added + kept;
  }
  return found;
}

function pairsOf(said: Word[], wrote: Word[]): Replacement[] {
  if (said.length !== wrote.length) return asReplacement(said, wrote);
  return said.flatMap((word, index) => asReplacement([word], wrote.slice(index, index + 1)));
}

function asReplacement(said: Word[], wrote: Word[]): Replacement[] {
  const [first, last, firstWritten] = [said[0], said.at(-1), wrote[0]];
  if (!first || !last || !firstWritten || [...said, ...wrote].some(({ text }) => text === '')) return [];
  const heard = joined(said);
  const written = joined(wrote);
  if (keyOf(heard) === keyOf(written) && said.length === wrote.length) return [];
  return [{ heard, written, at: first.at, end: last.at + last.text.length, writtenAt: firstWritten.at }];
}

const joined = (words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(POSSESSIVE, '');

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => {
    const letters = word.length > MAX_WORD_LENGTH ? [] : [...word.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
    const [first, last] = [letters[0], letters.at(-1)];
    if (!first || !last) return { key: word, text: '', at: index };
    return {
      key: keyOf(word),
      text: word.slice(first.index, last.index + last[0].length),
      at: index + first.index,
    };
  });
}

/** Marks count: Zaneta is not Żaneta, however either is encoded. */
function keyOf(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
