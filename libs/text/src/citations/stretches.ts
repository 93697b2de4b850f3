import type { Segment, Stretch } from '@stitchbook/contracts';

/** When what stands in a transcript is said. Made once for a note, and asked for each place; the segments have the words of the transcript, and no others. */
export class Stretches {
  readonly #wordsAt: number[];
  readonly #wordsBefore: number[] = [];

  constructor(
    private readonly segments: readonly Segment[],
    transcript: string,
  ) {
    this.#wordsAt = segments.length === 0 ? [] : [...transcript.matchAll(/\S+/gu)].map(({ index }) => index);
    let words = 0;
    for (const { text } of segments) {
      words += text.match(/\S+/gu)?.length ?? 0;
      this.#wordsBefore.push(words);
    }
  }

  /** From where the segment begins that has the first word to where that of the last ends; null without segments, and behind their last word. */
  find(at: number, length: number): Stretch | null {
    const first = this.#segmentOf(at);
    if (!first) return null;
    const last = this.#segmentOf(at + Math.max(length - 1, 0)) ?? this.segments.at(-1);
    return { startSeconds: first.startSeconds, endSeconds: last?.endSeconds ?? first.endSeconds };
  }

  #segmentOf(at: number): Segment | undefined {
    const word = firstAbove(this.#wordsAt, at) - 1;
    return word < 0 ? this.segments[0] : this.segments[firstAbove(this.#wordsBefore, word)];
  }
}

/** Where the first of the rising numbers stands that is greater. */
function firstAbove(numbers: readonly number[], bound: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) > bound) high = middle;
    else low = middle + 1;
  }
  return low;
}
