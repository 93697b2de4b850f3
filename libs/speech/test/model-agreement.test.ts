import { compareWords, keepAgreedSegments } from '../src/segmentation/model-agreement.ts';

describe('words that two models agree on', () => {
  it.each([
    ['He went home.', 'he went home', { words: 3, agreedWords: 3 }],
    ['We bought six eggs', 'We bought sick eggs today', { words: 5, agreedWords: 3 }],
    ['', 'Good dog', { words: 2, agreedWords: 0 }],
    ['', '', { words: 0, agreedWords: 0 }],
    ["Don't go", "don't go!", { words: 2, agreedWords: 2 }],
  ])('%j and %j: %j', (first, second, found) => {
    expect(compareWords(first, second)).toEqual(found);
  });
});

describe('what two models agree on', () => {
  const segment = (at: number, words: number, agreedWords: number) => ({
    segment: { startSeconds: at, endSeconds: at + 1, text: `segment ${at}` },
    words,
    agreedWords,
  });
  const kept = (...segments: ReturnType<typeof segment>[]) =>
    keepAgreedSegments(segments).map(({ startSeconds }) => startSeconds);

  it('is every segment with enough words in common', () => {
    expect(kept(segment(0, 20, 19), segment(1, 20, 3), segment(2, 12, 8))).toEqual([0, 2]);
  });

  it('is a short segment when they agree on its neighbours', () => {
    expect(kept(segment(0, 12, 11), segment(1, 2, 0), segment(2, 9, 9))).toEqual([0, 1, 2]);
    expect(kept(segment(0, 12, 1), segment(1, 2, 1), segment(2, 9, 0))).toEqual([]);
  });

  it('is a short recording when both recognised the same', () => {
    expect(kept(segment(0, 1, 1))).toEqual([0]);
    expect(kept(segment(0, 3, 0))).toEqual([]);
    expect(kept(segment(0, 0, 0))).toEqual([]);
  });
});
