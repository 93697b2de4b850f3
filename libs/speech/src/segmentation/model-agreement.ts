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
export const MIN_AGREEMENT = 0.62;
/** From here on words are beyond doubt: by chance the two rarely agree on a sentence of another language as far as below it. */
const SURE_AGREEMENT = 0.8;
/**
 * So many words of a doubtful segment have to be sure beside one that is beyond doubt: whoever is heard well there is not by chance
 * heard so badly here. Of foreign stretches between English ones 0.46 were. Noise is heard badly throughout, and is not judged by this.
 */
const MIN_SURE_WORDS = 0.5;
/** From how many percent on a word is sure; see `wordConfidences`. */
const SURE_WORD = 80;
/** Below this the two speak of different things. */
const MAX_DISAGREEMENT = 0.5;
/** About six words. With fewer the result is chance, so a shorter segment is judged together with its neighbours. */
const MIN_LETTERS_TO_COMPARE = 30;

/** The segments on which both recognisers agree: what is left out was another language, music or noise. */
export function keepAgreedSegments(segments: readonly ComparedSegment[]): Segment[] {
  return segments.filter((_, at) => isAgreed(segments, at, { hasEnded: true })).map(({ segment }) => segment);
}

/** Whether both recognisers agree on a segment; null while that depends on segments that have not been recognised yet. */
export function isAgreed(
  segments: readonly ComparedSegment[],
  at: number,
  { hasEnded }: { hasEnded: boolean },
): boolean | null {
  const { agreement, sureWords, until } = agreementAround(segments, at);
  const isKnown = (last: number) => hasEnded || last < segments.length;
  if (!isKnown(until)) return null;
  if (agreement < MIN_AGREEMENT) return false;
  // Whoever speaks another language before or after a sentence speaks it in that sentence, unless it is clearly English.
  if (agreement >= SURE_AGREEMENT) return true;
  const around = [segments[at - 1], segments[at + 1]];
  if (sureWords < MIN_SURE_WORDS && around.some(isBeyondDoubt)) return false;
  if (differs(segments[at - 1]) || differs(segments[at + 1])) return false;
  return isKnown(at + 1) ? true : null;
}

function isBeyondDoubt(segment: ComparedSegment | undefined): boolean {
  return (agreementOn(segment) ?? 0) >= SURE_AGREEMENT;
}

function differs(segment: ComparedSegment | undefined): boolean {
  return (agreementOn(segment) ?? 1) < MAX_DISAGREEMENT;
}

/** On this segment alone; null where it is too short to tell, or there is none. */
function agreementOn(segment: ComparedSegment | undefined): number | null {
  if (!segment || segment.letters < MIN_LETTERS_TO_COMPARE) return null;
  return segment.agreedLetters / segment.letters;
}

/**
 * The shares of letters on which both agree and of words that are sure, between 0 and 1; widens to both sides until there are letters
 * enough. `until`: the last segment that they depend on.
 */
function agreementAround(
  segments: readonly ComparedSegment[],
  at: number,
): { agreement: number; sureWords: number; until: number } {
  let letters = 0;
  let agreedLetters = 0;
  const confidences: number[] = [];
  let distance = 0;
  for (; letters < MIN_LETTERS_TO_COMPARE && distance < segments.length; distance += 1) {
    const around = distance === 0 ? [segments[at]] : [segments[at - distance], segments[at + distance]];
    for (const segment of around) {
      letters += segment?.letters ?? 0;
      agreedLetters += segment?.agreedLetters ?? 0;
      confidences.push(...(segment?.confidences ?? []));
    }
  }
  const until = letters < MIN_LETTERS_TO_COMPARE ? segments.length : at + distance - 1;
  const sure = confidences.filter((confidence) => confidence >= SURE_WORD).length;
  return { agreement: shareOf(agreedLetters, letters), sureWords: shareOf(sure, confidences.length), until };
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
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
