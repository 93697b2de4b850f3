import type { Segment } from '@stitchbook/contracts';
import { Stretches } from '../src/citations/stretches.ts';
import { seeded } from './support/seeded.ts';

const below = seeded(7);
const GAPS = [' ', '  ', '\n', ' \u3000', '\u00a0'];
const WORDS = ['so', 'a', '—', 'Ölkännchen,', '👩‍🚀'];
const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
const say = (words: number) => Array.from({ length: words }, () => pick(WORDS) + pick(GAPS)).join('');

/** Segments, some without a word, and the words of all of them, parted as it happens; some have fewer or more than the transcript. */
function makeNote(): { segments: Segment[]; transcript: string } {
  const segments = Array.from({ length: 1 + below(6) }, (_, at) => ({
    startSeconds: at,
    endSeconds: at + 0.5,
    text: say(below(4)),
  }));
  const words = segments.flatMap(({ text }) => text.match(/\S+/gu) ?? []).slice(0, 1 + below(20));
  const transcript = pick(['', ' ']) + words.map((word) => word + pick(GAPS)).join('') + say(below(3));
  return { segments, transcript };
}

/** The segment that has the word that begins at a place, by counting all words before it. */
function segmentOf({ segments, transcript }: ReturnType<typeof makeNote>, at: number): Segment | undefined {
  let words = transcript.slice(0, at).match(/\S+/gu)?.length ?? 0;
  return segments.find(({ text }) => (words -= text.match(/\S+/gu)?.length ?? 0) < 0);
}

/** Counts how often the words of a segment are read. */
class CountedSegment implements Segment {
  static reads = 0;
  readonly startSeconds = 0;
  readonly endSeconds = 1;
  get text() {
    CountedSegment.reads += 1;
    return 'two words';
  }
}

describe('when what stands in a transcript is said', () => {
  it('is when the segment is said that has the word there, in whatever order it is asked', () => {
    for (let round = 0; round < 500; round += 1) {
      const note = makeNote();
      const stretches = new Stretches(note.segments, note.transcript);
      const places = Array.from(note.transcript.matchAll(/\S+/gu), ({ 0: word, index }) => ({ word, index }));
      for (const { word, index } of below(2) ? places : places.toReversed()) {
        const segment = segmentOf(note, index);
        expect(stretches.momentOf(index)).toBe(segment?.startSeconds ?? null);
        const { startSeconds, endSeconds } = segment ?? {};
        expect(stretches.find(index, word.length)).toEqual(segment ? { startSeconds, endSeconds } : null);
      }
    }
  });

  it('goes from the first word to the last', () => {
    const segments = ['One two.', 'Three.', 'Four five.'].map((text, at) => ({
      startSeconds: at * 2,
      endSeconds: at * 2 + 1,
      text,
    }));
    const stretches = new Stretches(segments, ' One two. Three. Four five. Six.');
    expect(stretches.find(5, 'two. Three.'.length)).toEqual({ startSeconds: 0, endSeconds: 3 });
    expect(stretches.find(10, 'Three. Four five. Six.'.length)).toEqual({ startSeconds: 2, endSeconds: 5 });
    expect(stretches.find(0, 1)).toEqual({ startSeconds: 0, endSeconds: 1 });
    expect(stretches.find(28, 'Six.'.length)).toBeNull();
    expect(new Stretches([], 'One two.').find(0, 3)).toBeNull();
  });

  it('is known by reading each segment once, up to the furthest place that is asked', () => {
    const transcript = 'two words '.repeat(1_000);
    const stretches = new Stretches(
      Array.from({ length: 1_000 }, () => new CountedSegment()),
      transcript,
    );
    CountedSegment.reads = 0;
    stretches.momentOf(transcript.length / 2 - 1);
    expect(CountedSegment.reads).toBe(500);
    for (let asked = 0; asked < 100; asked += 1) stretches.momentOf(transcript.length - 2);
    expect(CountedSegment.reads).toBe(1_000);
  });
});
