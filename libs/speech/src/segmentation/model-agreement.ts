import type { Segment } from '@stitchbook/contracts';

/** What two recognisers made of one segment of speech. */
export interface ComparedSegment {
  /** In the words of the better one; the text may be empty. */
  segment: Segment;
  /** How many letters and digits the one wrote that wrote more. */
  letters: number;
  /** How many of them need not be changed to make what the other wrote. */
  agreedLetters: number;
  /** How sure each of its words is, in percent; see `wordConfidences`. */
  confidences: number[];
}

/**
 * Where two models that were trained apart agree less than this, neither recognised words. Measured by `npm run eval:speech`: English agrees on
 * 0.71 of its letters or more, on 0.69 or more with voices and 0.59 or more with white noise at 10 dB; 61 stretches of 16 other languages on
 * 0.57 or less. Counted in words the two overlap: a voice that the small model misunderstands at 0.44, Dutch at 0.39.
 */
const MIN_AGREEMENT = 0.62;
/** From here on words are beyond doubt: by chance the two rarely agree on a sentence of another language as far as below it. */
const SURE_AGREEMENT = 0.8;
/** Below this the two speak of different things. */
const MAX_DISAGREEMENT = 0.5;
/** About six words. With fewer the result is chance, so a shorter segment is judged together with its neighbours. */
const MIN_LETTERS_TO_COMPARE = 30;

/** The segments on which both recognisers agree: what is left out was another language, music or noise. */
export function keepAgreedSegments(segments: readonly ComparedSegment[]): Segment[] {
  const agreements = segments.map((_, at) => agreementAround(segments, at));
  const differs = (at: number) =>
    (segments[at]?.letters ?? 0) >= MIN_LETTERS_TO_COMPARE && (agreements[at] ?? 1) < MAX_DISAGREEMENT;
  const kept = agreements.map((agreement, at) => {
    // Whoever speaks another language before or after a sentence speaks it in that sentence, unless it is clearly English.
    const isDoubtful = agreement < SURE_AGREEMENT && (differs(at - 1) || differs(at + 1));
    return agreement >= MIN_AGREEMENT && !isDoubtful;
  });
  return segments.filter((_, at) => kept[at]).map(({ segment }) => segment);
}

/** Between 0 and 1; widens to both sides until there are letters enough. */
function agreementAround(segments: readonly ComparedSegment[], at: number): number {
  let letters = 0;
  let agreedLetters = 0;
  for (let distance = 0; letters < MIN_LETTERS_TO_COMPARE && distance < segments.length; distance += 1) {
    const around = distance === 0 ? [segments[at]] : [segments[at - distance], segments[at + distance]];
    for (const segment of around) {
      letters += segment?.letters ?? 0;
      agreedLetters += segment?.agreedLetters ?? 0;
    }
  }
  return letters === 0 ? 0 : agreedLetters / letters;
}

/**
 * Compares the letters and digits of two texts by their edit distance (V. Levenshtein, 1966), with the algorithm of R. Wagner and M. Fischer (1974):
 * words that sound alike, such as "six eggs" and "sick eggs", agree for the most part.
 */
export function compareTexts(first: string, second: string): { letters: number; agreedLetters: number } {
  const [one, other] = [lettersOf(first), lettersOf(second)];
  let row = Uint16Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [changes, letter] of one.entries()) {
    const next = new Uint16Array(other.length + 1);
    next[0] = changes + 1;
    for (const [at, candidate] of other.entries()) {
      const replaced = (row[at] ?? 0) + Number(letter !== candidate);
      next[at + 1] = Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1);
    }
    row = next;
  }
  const letters = Math.max(one.length, other.length);
  return { letters, agreedLetters: letters - (row[other.length] ?? 0) };
}

function lettersOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
}
