import type { Range } from './find-words.ts';

/** Where each paragraph of a transcript is: words without a blank line between them. */
export function paragraphRanges(transcript: string): Range[] {
  return [...transcript.matchAll(/\S(?:[^\n]|\n(?![^\S\n]*\n))*/g)].map((match) => {
    const words = match[0].trimEnd();
    return [match.index, match.index + words.length];
  });
}
