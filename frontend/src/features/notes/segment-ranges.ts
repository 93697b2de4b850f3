import type { Segment } from '@stitchbook/api-types';
import type { Range } from './find-words.ts';

/**
 * Where the words of each segment are in a transcript; null when the transcript does not have the words of the segments,
 * and no others. Spaces and line breaks between words may differ.
 */
export function segmentRanges(segments: readonly Segment[], transcript: string): Range[] | null {
  const ranges: Range[] = [];
  let at = 0;
  for (const { text } of segments) {
    const range = findFrom(at, text, transcript);
    if (!range) return null;
    ranges.push(range);
    at = range[1];
  }
  return transcript.slice(at).trim() === '' ? ranges : null;
}

function findFrom(start: number, text: string, transcript: string): Range | null {
  let at = start;
  let from = -1;
  let to = start;
  for (const [word] of text.matchAll(/\S+/gu)) {
    while (isSpace(transcript[at])) at += 1;
    if (!transcript.startsWith(word, at)) return null;
    if (from === -1) from = at;
    at += word.length;
    to = at;
  }
  return [from === -1 ? start : from, to];
}

const isSpace = (letter: string | undefined) => letter !== undefined && letter.trim() === '';
