import { compareTexts, keepAgreedSegments } from '../src/segmentation/model-agreement.ts';

describe('letters that two models agree on', () => {
  it.each([
    ['He went home.', 'he went home', { letters: 10, agreedLetters: 10 }],
    ['We bought six eggs', 'We bought sick eggs', { letters: 16, agreedLetters: 14 }],
    ['', 'Good dog', { letters: 7, agreedLetters: 0 }],
    ['', '', { letters: 0, agreedLetters: 0 }],
    ["Don't go", 'dont go!', { letters: 6, agreedLetters: 6 }],
    ['At 7 o’clock', 'at 8 o’clock', { letters: 9, agreedLetters: 8 }],
  ])('%j and %j: %j', (first, second, found) => {
    expect(compareTexts(first, second)).toEqual(found);
    expect(compareTexts(second, first)).toEqual(found);
  });
});

describe('what two models agree on', () => {
  const segment = (at: number, letters: number, agreedLetters: number, confidences = [100]) => ({
    segment: { startSeconds: at, endSeconds: at + 1, text: `segment ${at}` },
    letters,
    agreedLetters,
    confidences,
  });
  const kept = (...segments: ReturnType<typeof segment>[]) =>
    keepAgreedSegments(segments).map(({ startSeconds }) => startSeconds);

  it('is every segment with enough letters in common', () => {
    expect(kept(segment(0, 100, 95), segment(1, 100, 15), segment(2, 60, 50))).toEqual([0, 2]);
    expect(kept(segment(0, 80, 50))).toEqual([0]);
    expect(kept(segment(0, 80, 49))).toEqual([]);
  });

  it('is a short segment when they agree on its neighbours', () => {
    expect(kept(segment(0, 60, 55), segment(1, 10, 0), segment(2, 45, 45))).toEqual([0, 1, 2]);
    expect(kept(segment(0, 60, 5), segment(1, 10, 5), segment(2, 45, 0))).toEqual([]);
  });

  it('is a short recording when both recognised the same', () => {
    expect(kept(segment(0, 4, 4))).toEqual([0]);
    expect(kept(segment(0, 15, 0))).toEqual([]);
    expect(kept(segment(0, 0, 0))).toEqual([]);
  });

  it('is no doubtful segment beside one of which they say different things', () => {
    expect(kept(segment(0, 80, 76), segment(1, 60, 45), segment(2, 90, 20), segment(3, 80, 80))).toEqual([0, 3]);
    expect(kept(segment(0, 60, 45), segment(1, 90, 60), segment(2, 80, 55))).toEqual([0, 1, 2]);
  });

  it('is no doubtful segment with few sure words beside one that is beyond doubt', () => {
    const words = (sure: number, unsure: number) => [
      ...Array<number>(sure).fill(90),
      ...Array<number>(unsure).fill(40),
    ];
    const [before, after] = [segment(0, 80, 76), segment(2, 80, 80)];
    expect(kept(before, segment(1, 90, 64, words(4, 6)), after)).toEqual([0, 2]);
    expect(kept(before, segment(1, 90, 64, words(5, 5)), after)).toEqual([0, 1, 2]);
    expect(kept(before, segment(1, 90, 80, words(4, 6)), after)).toEqual([0, 1, 2]);
    expect(kept(segment(0, 90, 64, words(4, 6)))).toEqual([0]);
  });

  it('is a doubtful segment beside a noise of which one wrote a word', () => {
    expect(kept(segment(0, 70, 50), segment(1, 6, 0))).toEqual([0, 1]);
  });
});
