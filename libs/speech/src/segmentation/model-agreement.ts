import type { Segment } from '@stitchbook/contracts';

/** What two recognisers made of one segment of speech. */
export interface ComparedSegment {
  /** In the words of the better one; the text may be empty. */
  segment: Segment;
  /** How many words the one wrote that wrote more. */
  words: number;
  /** How many of them both wrote, in the same order. */
  agreedWords: number;
}

/**
 * Where two models that were trained apart agree less than this, neither recognised words. Measured: 14 clips of English agree on 0.67 of
 * their words or more, 24 clips of 7 other languages on 0.10 or less; here, with synthetic voices and noise, English on 0.61 or
 * more as long as any model gets half of the words right, 15 clips of 12 others on 0.35 or less.
 */
const MIN_AGREEMENT = 0.45;
/** With fewer words the result is chance, so a shorter segment is judged together with its neighbours. */
const MIN_WORDS_TO_COMPARE = 6;

/** The segments on which both recognisers agree: what is left out was another language, music or noise. */
export function keepAgreedSegments(segments: readonly ComparedSegment[]): Segment[] {
  return segments.filter((_, at) => agreementAround(segments, at) >= MIN_AGREEMENT).map(({ segment }) => segment);
}

/** Between 0 and 1; widens to both sides until there are words enough. */
function agreementAround(segments: readonly ComparedSegment[], at: number): number {
  let words = 0;
  let agreedWords = 0;
  for (let distance = 0; words < MIN_WORDS_TO_COMPARE && distance < segments.length; distance += 1) {
    const around = distance === 0 ? [segments[at]] : [segments[at - distance], segments[at + distance]];
    for (const segment of around) {
      words += segment?.words ?? 0;
      agreedWords += segment?.agreedWords ?? 0;
    }
  }
  return words === 0 ? 0 : agreedWords / words;
}

/** Counts what two texts have in common: the longest sequence of words that stands in both, by dynamic programming. */
export function compareWords(first: string, second: string): { words: number; agreedWords: number } {
  const [one, other] = [wordsOf(first), wordsOf(second)];
  let row = new Uint16Array(other.length + 1);
  for (const word of one) {
    const next = new Uint16Array(other.length + 1);
    for (const [at, candidate] of other.entries()) {
      next[at + 1] = word === candidate ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0);
    }
    row = next;
  }
  return { words: Math.max(one.length, other.length), agreedWords: row[other.length] ?? 0 };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
