import { compareTexts } from './model-agreement.ts';

/** How a word of one text got its cheapest pairing with the words of the other so far. */
interface Pairing {
  /** What differs up to here, in words. */
  cost: number;
  /** The pairing before it. */
  before: Pairing | null;
  /** In percent how alike the last word of the text and its partner are; null where this step takes a word of the other text alone. */
  alike: number | null;
}

/**
 * How sure each word of `text` is, in percent, by what another model wrote of the same sound: 100 where it wrote the same word,
 * 0 where it wrote none, in between the share of letters and digits that both have. Words are what white space parts.
 *
 * The words are paired in their order so that as little as possible differs, by R. Wagner and M. Fischer's algorithm (1974) with what two
 * words differ in as the cost of a pair. Both texts are of one segment, so of some hundred words at most.
 */
export function wordConfidences(text: string, other: string): number[] {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  let row: Pairing[] = [{ cost: 0, before: null, alike: null }];
  for (const _ of others) row.push(step(row.at(-1), 1, null));
  for (const word of words) {
    const next = [step(row[0], 1, 0)];
    for (const [at, candidate] of others.entries()) {
      const alike = percentAlike(word, candidate);
      const paired = step(row[at], 1 - alike / 100, alike);
      const alone = step(row[at + 1], 1, 0);
      const skipped = step(next[at], 1, null);
      next.push([alone, skipped].reduce((best, one) => (one.cost < best.cost ? one : best), paired));
    }
    row = next;
  }
  const confidences: number[] = [];
  for (let at = row.at(-1) ?? null; at; at = at.before) if (at.alike !== null) confidences.push(at.alike);
  return confidences.toReversed();
}

function step(before: Pairing | undefined, cost: number, alike: number | null): Pairing {
  return { cost: (before?.cost ?? 0) + cost, before: before ?? null, alike };
}

/** Punctuation alone was not heard, so it is not in doubt. */
function percentAlike(word: string, other: string): number {
  const { letters, agreedLetters } = compareTexts(word, other);
  return letters === 0 ? 100 : Math.round((100 * agreedLetters) / letters);
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/gu) ?? [];
}
