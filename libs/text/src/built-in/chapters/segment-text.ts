/** A part of a text that is not divided any further. */
export interface TextUnit {
  startSeconds: number;
  endSeconds: number;
  /** What it is about: stems of words that say something, as often as they occur. */
  stems: readonly string[];
}

export interface SegmentTextOptions {
  minSeconds: number;
  maxSeconds: number;
  /** Of a part, whatever times its units have. */
  maxUnits: number;
  /** How many parts there are at most. */
  limit: number;
}

/** Looked up once: it is asked for millions of times. */
const { log } = Math;

/** How much more a further part has to explain each time that there were too many, and where there were far too many. */
const STRICTER = 1.25;
const FAR_STRICTER = 2;
/** No words cost more: what is divided still is so by hours of silence. */
const MOST = 1e6;
/**
 * Where the subject of a text changes: the index of the first unit of each part, 0 first.
 *
 * The most probable segmentation of M. Utiyama and H. Isahara (2001), "A Statistical Model for Domain-Independent Text Segmentation":
 * each part has words of its own, estimated with Laplace's rule, and a further part costs the logarithm of the length of the text. The
 * cheapest is found by dynamic programming. As parts are bounded, time grows with the length of the text and not with its square.
 */
export function segmentText(units: readonly TextUnit[], options: SegmentTextOptions): number[] {
  const costs = costsOfParts(units, options);
  const words = units.reduce((sum, { stems }) => sum + stems.length, 0);
  let costOfPart = Math.log(Math.max(2, words));
  for (;;) {
    const starts = cheapest(units, costs, costOfPart, options);
    if (starts.length <= options.limit || costOfPart > MOST) return starts.slice(0, options.limit);
    costOfPart *= starts.length > 2 * options.limit ? FAR_STRICTER : STRICTER;
  }
}

/** For each unit the cost of the parts that begin with it, by how many units they have, less one. */
function costsOfParts(
  units: readonly TextUnit[],
  { maxSeconds, maxUnits }: Pick<SegmentTextOptions, 'maxSeconds' | 'maxUnits'>,
): Float64Array[] {
  const { numbered, vocabulary } = numberStems(units);
  const counts = new Int32Array(vocabulary);
  return units.map((first, at) => {
    const costs: number[] = [];
    counts.fill(0);
    let words = 0;
    // The sum of n log(n + 1) over the words of the part that occur n times.
    let known = 0;
    const limit = Math.min(units.length, at + maxUnits);
    for (let end = at; end < limit; end += 1) {
      if (end > at && (units[end]?.endSeconds ?? 0) - first.startSeconds > maxSeconds) break;
      for (const stem of numbered[end] ?? []) {
        const before = counts[stem] ?? 0;
        counts[stem] = before + 1;
        known += (before + 1) * log(before + 2) - before * log(before + 1);
        words += 1;
      }
      costs.push(words * log(words + vocabulary) - known);
    }
    return Float64Array.from(costs);
  });
}

function numberStems(units: readonly TextUnit[]): { numbered: Int32Array[]; vocabulary: number } {
  const numbers = new Map<string, number>();
  const numbered = units.map(({ stems }) =>
    Int32Array.from(stems, (stem) => {
      const number = numbers.get(stem) ?? numbers.size;
      numbers.set(stem, number);
      return number;
    }),
  );
  return { numbered, vocabulary: numbers.size };
}

/** Paid only where there is no other way to the end. */
const TOO_SHORT = 1e9;

function cheapest(
  units: readonly TextUnit[],
  costs: readonly Float64Array[],
  costOfPart: number,
  { minSeconds }: SegmentTextOptions,
): number[] {
  const best = new Float64Array(units.length + 1).fill(Infinity);
  const from = new Int32Array(units.length + 1).fill(-1);
  best[0] = 0;
  // Until when a part lasts whose last unit it is: until the next one begins.
  const ends = Float64Array.from([
    ...units.slice(1).map(({ startSeconds }) => startSeconds),
    units.at(-1)?.endSeconds ?? 0,
  ]);
  for (const [at, { startSeconds }] of units.entries()) {
    const before = (best[at] ?? Infinity) + costOfPart;
    const ownCosts = costs[at] ?? new Float64Array();
    // By index: there are millions, and an iterator takes several times as long.
    for (let more = 0; more < ownCosts.length; more += 1) {
      const isLongEnough = (ends[at + more] ?? 0) - startSeconds >= minSeconds;
      const total = before + (ownCosts[more] ?? 0) + (isLongEnough ? 0 : TOO_SHORT);
      if (total >= (best[at + more + 1] ?? Infinity)) continue;
      best[at + more + 1] = total;
      from[at + more + 1] = at;
    }
  }
  const starts: number[] = [];
  for (let at = from[units.length] ?? -1; at >= 0; at = from[at] ?? -1) starts.push(at);
  return starts.toReversed();
}
