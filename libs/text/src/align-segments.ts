import type { Segment } from '@stitchbook/contracts';
import { diffArrays } from 'diff';

/** Of what was heard, and of what was made of it, at most; some six hours of speech. */
const MAX_LENGTH = 300_000;
const MAX_WORDS = 60_000;
/** Words compared at most while the shortest edit is searched; it is called for while somebody waits for an answer. */
const MAX_COMPARISONS = 2_000_000;
const MAX_EDITS = 1_000;

interface Word {
  /** As it is compared: without capitals and punctuation. */
  key: string;
  /** As it is written. */
  written: string;
  /** Where it begins in its text. */
  at: number;
  /** Which of the texts it is in. */
  text: number;
}

/**
 * The segments of a transcript that somebody has corrected, each with the corrected words that were said in it. Their times
 * are those of `segments`; one of which no word is left is gone. Empty when it cannot be known when the words were said:
 * without segments, without words, or where either text has more than 300,000 characters or 60,000 words.
 *
 * Words that both texts have in the same order keep their segment (E. W. Myers, "An O(ND) Difference Algorithm and Its
 * Variations", 1986); words in between are spread over the segments of those that they replace.
 */
export function alignSegments(segments: readonly Segment[], transcript: string): Segment[] {
  const before = wordsOf(segments.map(({ text }) => text));
  const after = wordsOf([transcript]);
  if (before.length === 0 || after.length === 0) return [];
  const places = alignWords(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );

  const aligned: Segment[] = [];
  let begin = 0;
  for (let end = 1; end <= after.length; end += 1) {
    const segment = before[places[begin] ?? 0]?.text ?? 0;
    if (end < after.length && before[places[end] ?? 0]?.text === segment) continue;
    const text = transcript.slice(after[begin]?.at, after[end]?.at).trim();
    aligned.push({ ...(segments[segment] as Segment), text });
    begin = end;
  }
  return aligned;
}

/**
 * How sure an engine is of each word of a transcript that somebody has corrected, in percent; words are what white space parts.
 * `confidences` are those of the words of `segments`, in their order. Of a word that was not heard as it is written, 100: somebody chose it.
 * Null where it cannot be known, as above.
 */
export function alignConfidences(
  segments: readonly Segment[],
  confidences: readonly number[],
  transcript: string,
): number[] | null {
  const before = wordsOf(segments.map(({ text }) => text));
  const after = wordsOf([transcript]);
  if (before.length !== confidences.length || before.length === 0) return null;
  const places = alignWords(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  return after.map(({ written }, index) => {
    const place = places[index] ?? -1;
    return before[place]?.written === written ? (confidences[place] ?? 100) : 100;
  });
}

/** For each word of `after`, the index of the word of `before` with which it was said; never falling. */
function alignWords(before: readonly string[], after: readonly string[]): number[] {
  const shorter = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < shorter && before[prefix] === after[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < shorter - prefix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix += 1;

  const places = after.slice(0, prefix).map((_word, index) => index);
  let next = prefix;
  for (const { kept, removed, added } of changesOf(
    before.slice(prefix, before.length - suffix),
    after.slice(prefix, after.length - suffix),
  )) {
    for (let word = 0; word < added; word += 1) {
      const place = removed === 0 ? next - 1 : next + Math.floor((word * removed) / added);
      places.push(Math.max(0, place));
    }
    next += removed;
    for (let word = 0; word < kept; word += 1) places.push(next + word);
    next += kept;
  }
  for (let word = 0; word < suffix; word += 1) places.push(next + word);
  return places;
}

/** Words that were replaced by others, and then words that were kept; how many of each. */
interface Change {
  removed: number;
  added: number;
  kept: number;
}

/**
 * What was changed to make `after` of `before`, by the shortest edit that is found soon; else all of it. How far it is searched depends on
 * the texts alone, not on how busy the machine is: some 100 ms of a core at most.
 */
export function changesOf(before: string[], after: string[]): Change[] {
  const maxEditLength = Math.min(MAX_EDITS, Math.floor(MAX_COMPARISONS / Math.max(before.length, after.length, 1)));
  const found = diffArrays(before, after, { maxEditLength });
  // Too much was rewritten: all of it replaces all that was there.
  if (!found) return [{ removed: before.length, added: after.length, kept: 0 }];
  const changes: Change[] = [{ removed: 0, added: 0, kept: 0 }];
  for (const { removed, added, count } of found) {
    const last = changes.at(-1) as Change;
    if (!removed && !added) last.kept += count;
    else if (last.kept > 0) changes.push({ removed: removed ? count : 0, added: added ? count : 0, kept: 0 });
    else last[removed ? 'removed' : 'added'] += count;
  }
  return changes;
}

/** None of texts that are too long. */
function wordsOf(texts: readonly string[]): Word[] {
  const words: Word[] = [];
  if (texts.reduce((length, text) => length + text.length, 0) > MAX_LENGTH) return [];
  for (const [text, content] of texts.entries()) {
    for (const { 0: word, index } of content.matchAll(/\S+/gu)) {
      if (words.length === MAX_WORDS) return [];
      words.push({ key: keyOf(word), written: word, at: index, text });
    }
  }
  return words;
}

/** Punctuation alone is compared as it is. */
function keyOf(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || word;
}
