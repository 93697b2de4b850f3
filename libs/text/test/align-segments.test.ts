import type { Segment } from '@stitchbook/contracts';
import { alignConfidences, alignSegments } from '../src/align-segments.ts';

const SEGMENTS: Segment[] = [
  { startSeconds: 0, endSeconds: 4, text: 'What if the old bindery' },
  { startSeconds: 5, endSeconds: 9, text: 'became the studio?' },
  { startSeconds: 30, endSeconds: 34, text: 'I should call Marta.' },
];
const textsOf = (transcript: string, segments = SEGMENTS) =>
  alignSegments(segments, transcript).map(({ startSeconds, text }) => `${startSeconds} ${text}`);

describe('the segments of a corrected transcript', () => {
  it('are the same when nothing was corrected', () => {
    expect(alignSegments(SEGMENTS, SEGMENTS.map(({ text }) => text).join(' '))).toEqual(SEGMENTS);
  });

  it.each([
    ['a word replaced', 'What if the old printery became the studio? I should call Marta.', 'What if the old printery'],
    [
      'capitals and punctuation',
      'WHAT, if the old bindery? Became the studio - I should call Marta.',
      'WHAT, if the old bindery?',
    ],
    ['a word left out', 'What if bindery became the studio? I should call Marta.', 'What if bindery'],
    [
      'a word put in',
      'What if the very old bindery became the studio? I should call Marta.',
      'What if the very old bindery',
    ],
    [
      'a word put in before',
      'So what if the old bindery became the studio? I should call Marta.',
      'So what if the old bindery',
    ],
  ])('keep their times with %s', (_case, transcript, first) => {
    const [one, two, three] = alignSegments(SEGMENTS, transcript);
    expect(one).toEqual({ startSeconds: 0, endSeconds: 4, text: first });
    expect([two?.startSeconds, three?.startSeconds]).toEqual([5, 30]);
    expect([one, two, three].map((segment) => segment?.text).join(' ')).toBe(transcript);
  });

  it('keep the lines of the corrected text', () => {
    expect(textsOf('What if the old bindery\n\nbecame our\nstudio? I should call Martha.')).toEqual([
      '0 What if the old bindery',
      '5 became our\nstudio?',
      '30 I should call Martha.',
    ]);
  });

  it('are fewer when all words of one were left out', () => {
    expect(textsOf('What if the old bindery. I should call Marta.')).toEqual([
      '0 What if the old bindery.',
      '30 I should call Marta.',
    ]);
  });

  it('share what was rewritten from one end to the other', () => {
    expect(textsOf('one two three four five six seven eight nine ten eleven twelve')).toEqual([
      '0 one two three four five',
      '5 six seven eight',
      '30 nine ten eleven twelve',
    ]);
  });

  it('are none without words or without segments', () => {
    expect(alignSegments(SEGMENTS, ' \n ')).toEqual([]);
    expect(alignSegments([], 'Words.')).toEqual([]);
    expect(alignSegments([{ startSeconds: 0, endSeconds: 1, text: ' ' }], 'Words.')).toEqual([]);
  });

  it.each([
    ['letters', 'abcdefghi '.repeat(30_001)],
    ['words', 'a '.repeat(60_001)],
  ])('are none where either text has too many %s', (_what, endless) => {
    expect(alignSegments(SEGMENTS, endless)).toEqual([]);
    const half = { startSeconds: 0, endSeconds: 1, text: endless.slice(0, endless.length / 2) };
    expect(alignSegments([half], 'Words.')).toHaveLength(1);
    expect(alignSegments([half, half, half], 'Words.')).toEqual([]);
  });

  it('hold every word once and in order, however the text was rewritten', () => {
    const random = randomNumbers(20_261_122);
    const vocabulary = ['a', 'b', 'c', 'the', 'studio', '-', 'Ünder', 'don\u2019t'];
    const words = (count: number) =>
      Array.from({ length: count }, () => vocabulary[random() % vocabulary.length] ?? 'a');
    for (let round = 0; round < 500; round += 1) {
      const segments = Array.from({ length: 1 + (random() % 6) }, (_segment, index) => ({
        startSeconds: index * 5,
        endSeconds: index * 5 + 4,
        text: words(random() % 8).join(' '),
      }));
      const transcript = words(1 + (random() % 40)).join(' ');
      const aligned = alignSegments(segments, transcript);
      if (segments.every(({ text }) => text === '')) expect(aligned).toEqual([]);
      else expect(aligned.map(({ text }) => text).join(' ')).toBe(transcript);
      const starts = aligned.map(({ startSeconds }) => startSeconds);
      expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
    }
  });

  it('gives up looking for the shortest edit of two texts that have nothing in common', () => {
    const text = (word: string) => Array.from({ length: 25_000 }, (_word, index) => `${word}${index}`).join(' ');
    const aligned = alignSegments([{ startSeconds: 0, endSeconds: 9, text: text('a') }], text('b'));
    expect(aligned).toHaveLength(1);
  });
});

describe('the words of a transcript that may be wrong', () => {
  // What if the old bindery | became the studio? | I should call Marta.
  const CONFIDENCES = [100, 100, 100, 79, 20, 80, 100, 0, 100, 100, 100, 60];
  const found = (transcript: string, confidences = CONFIDENCES) => {
    const words = transcript.split(/\s+/u);
    const ofWords = alignConfidences(SEGMENTS, confidences, transcript);
    return ofWords?.flatMap((confidence, at) => (confidence < 80 ? [`${at} ${words[at]}`] : []));
  };

  it.each([
    [
      'as they were heard',
      'What if the old bindery became the studio? I should call Marta.',
      ['3 old', '4 bindery', '7 studio?', '11 Marta.'],
    ],
    [
      'without one that somebody wrote anew',
      'What if the old printery became the studio? I should call Marta.',
      ['3 old', '7 studio?', '11 Marta.'],
    ],
    [
      'without one that somebody wrote otherwise',
      'What if the old Bindery became the studio. I should call Marta.',
      ['3 old', '11 Marta.'],
    ],
    [
      'at their new places',
      'So, what if the very old\n\nbindery became the studio? I should call',
      ['5 old', '6 bindery', '9 studio?'],
    ],
    ['not where all was written anew', 'Nothing of this is left', []],
    ['not where nothing is left', ' ', []],
  ])('are known %s', (_case, transcript, expected) => {
    expect(found(transcript)).toEqual(expected);
  });

  it('are not known where the numbers are those of other words', () => {
    expect(found('What if the old bindery became the studio? I should call Marta.', [0, 0])).toBeUndefined();
    expect(alignConfidences([], [], 'Words.')).toBeNull();
  });
});

/** Numbers that look random and are the same in every run: a linear congruential generator (Numerical Recipes). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
