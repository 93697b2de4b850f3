import type { Segment, Stretch } from '@stitchbook/contracts';

/**
 * When what stands in a transcript is said. Made once for a note, and asked for each place; the segments have the words of the transcript,
 * and no others. A transcript of four million characters takes a tenth of a second, once, and only as far as somebody asks.
 */
export class Stretches {
  /** Where the first word of each segment stands, of those that were read. */
  readonly #begins: number[] = [];
  /** Where that of the next one does. */
  #next = 0;

  constructor(
    private readonly segments: readonly Segment[],
    private readonly transcript: string,
  ) {}

  /** From where the segment begins that has the first word to where that of the last ends; null without segments, and behind their last word. */
  find(at: number, length: number): Stretch | null {
    const first = this.#segmentOf(at);
    if (!first) return null;
    const last = this.#segmentOf(at + Math.max(length - 1, 0)) ?? this.segments.at(-1);
    return { startSeconds: first.startSeconds, endSeconds: last?.endSeconds ?? first.endSeconds };
  }

  /** Where the segment begins that has the word at this place; null without segments, and behind their last word. */
  momentOf(at: number): number | null {
    return this.#segmentOf(at)?.startSeconds ?? null;
  }

  #segmentOf(at: number): Segment | undefined {
    while (this.#next <= at) {
      const segment = this.segments[this.#begins.length];
      if (!segment) return undefined;
      this.#begins.push(this.#next);
      this.#next = skipWords(this.transcript, this.#next, segment.text);
    }
    return this.segments[firstAbove(this.#begins, at) - 1];
  }
}

/** Where the next word begins behind as many as were spoken; infinity where there is none. Not by `match`, which makes a list of all of them. */
function skipWords(transcript: string, from: number, spoken: string): number {
  const [spokenWord, word, next] = [/\S+/gu, /\S+/gu, /\S/gu];
  word.lastIndex = from;
  while (spokenWord.test(spoken)) if (!word.test(transcript)) return Infinity;
  next.lastIndex = word.lastIndex;
  return next.exec(transcript)?.index ?? Infinity;
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
