import type { NoteDetail } from '@stitchbook/api-types';
import type { Range } from './find-words.ts';

/** Where the words of a note's transcript are that may be wrong. */
export function unsureRanges({
  transcript,
  unsureWords = [],
}: Pick<NoteDetail, 'transcript'> & Partial<NoteDetail>): Range[] {
  if (unsureWords.length === 0) return [];
  const isUnsure = new Set(unsureWords);
  const ranges: Range[] = [];
  let index = 0;
  for (const { 0: word, index: from } of transcript.matchAll(/\S+/gu)) {
    if (isUnsure.has(index)) ranges.push([from, from + word.length]);
    index += 1;
  }
  return ranges;
}

/** Those that lie within a part of a text, as they lie in that part. */
export function rangesWithin(ranges: readonly Range[], [start, end]: Range): Range[] {
  return ranges.filter(([from, to]) => start <= from && to <= end).map(([from, to]) => [from - start, to - start]);
}

/**
 * Where words are after somebody has typed: between the beginning and the end that both texts share, everything is new. A word that
 * was touched is left out.
 */
export function moveRanges(ranges: readonly Range[], before: string, after: string): Range[] {
  if (before === after) return [...ranges];
  const shorter = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < shorter && before[prefix] === after[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < shorter && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix += 1;
  const shift = after.length - before.length;
  return ranges.flatMap<Range>(([from, to]) => {
    // Letters that both sides of the change have in common are taken for either side.
    if (to > prefix && from < before.length - suffix) return [];
    const moved: Range = to <= prefix ? [from, to] : [from + shift, to + shift];
    return isWholeWord(after, moved) ? [moved] : [];
  });
}

function isWholeWord(text: string, [from, to]: Range): boolean {
  return /^\s?$/.test(text.charAt(from - 1)) && /^\s?$/.test(text.charAt(to));
}
