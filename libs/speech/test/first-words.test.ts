import { FirstWords } from '../src/segmentation/first-words.ts';
import { type ComparedSegment, keepAgreedSegments } from '../src/segmentation/model-agreement.ts';

const segment = (
  at: number,
  text: string,
  [letters, agreedLetters]: [number, number],
  confidence = 100,
): ComparedSegment => ({
  segment: { startSeconds: at, endSeconds: at + 1, text },
  letters,
  agreedLetters,
  confidences: [confidence],
});

/** Numbers that look random and are the same in every run (G. Marsaglia's xorshift, 2003). */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield (state >>> 0) / 2 ** 32;
  }
}

/** What was shown after each segment. */
function shown(segments: readonly ComparedSegment[], isChecked = true): string[] {
  const words = new FirstWords();
  return segments.map((_, at) => {
    words.update(segments.slice(0, at + 1), { isChecked });
    return words.text;
  });
}

describe('the first words of a recording that is still transcribed', () => {
  it('are there with the first segment on which two models clearly agree', () => {
    expect(shown([segment(0, 'We went home.', [40, 38])])).toEqual(['We went home.']);
  });

  it('wait where the next segment decides', () => {
    const doubtful = segment(0, 'We went home.', [40, 28]);
    expect(shown([doubtful, segment(1, 'It rained.', [40, 38])])).toEqual(['', 'We went home. It rained.']);
    expect(shown([doubtful, segment(1, 'Es regnete.', [40, 10])])).toEqual(['', '']);
  });

  it('wait until a short segment has neighbours to be judged with', () => {
    const short = segment(0, 'Yes.', [3, 3]);
    expect(shown([short, segment(1, 'We went home.', [40, 38])])).toEqual(['', 'Yes. We went home.']);
  });

  it('leave out what was not understood, and go on behind it', () => {
    const segments = [segment(0, 'One.', [40, 38]), segment(1, 'Zwei.', [40, 4]), segment(2, 'Three.', [40, 38])];
    expect(shown(segments)).toEqual(['One.', 'One.', 'One. Three.']);
  });

  it('are every word where one model alone writes', () => {
    const segments = [segment(0, 'One.', [3, 3]), segment(1, '', [0, 0]), segment(2, 'Three.', [5, 5])];
    expect(shown(segments, false)).toEqual(['One.', 'One.', 'One. Three.']);
  });

  it('are no more than 1,000 characters, whole words of them', () => {
    const sentence = 'The bread needs another hour at two hundred degrees.';
    const segments = Array.from({ length: 40 }, (_, at) => segment(at, sentence, [40, 40]));
    const last = shown(segments).at(-1) ?? '';
    expect(last.length).toBeGreaterThan(980);
    expect(last.length).toBeLessThanOrEqual(1_000);
    expect(`${segments.map(({ segment: { text } }) => text).join(' ')} `).toContain(`${last.slice(0, -1)} `);
    expect(last.at(-1)).toBe('…');
  });

  it('are cut between characters where words are not parted', () => {
    const words = new FirstWords();
    words.add(`a${'😀'.repeat(2_000)}`);
    words.add('more');
    expect(words.text).toBe(`a${'😀'.repeat(499)}…`);
  });

  it('are never taken back, whatever follows: in 2,000 made-up recordings', () => {
    const random = randomNumbers(13);
    const pick = () => random.next().value;
    let early = 0;
    for (let recording = 0; recording < 2_000; recording += 1) {
      const segments = Array.from({ length: 1 + Math.floor(pick() * 9) }, (_, at) => {
        const letters = Math.floor(pick() * (pick() < 0.5 ? 40 : 120));
        const agreed = Math.round(letters * Math.min(1, 0.3 + pick()));
        return segment(at, letters === 0 ? '' : `w${at}`, [letters, agreed], pick() < 0.3 ? 40 : 100);
      });
      const whole = keepAgreedSegments(segments)
        .map(({ text }) => text)
        .join(' ')
        .trim();
      const [beforeLast = '', last = ''] = [shown(segments).at(-2), shown(segments).at(-1)];
      for (const words of shown(segments))
        expect(`${whole.replaceAll(/ +/g, ' ')} `).toContain(words ? `${words} ` : '');
      if (beforeLast !== '') early += 1;
      expect(last.startsWith(beforeLast)).toBe(true);
    }
    expect(early).toBeGreaterThan(500);
  });
});
