import { countGraphemes, findGraphemeStart, splitGraphemes } from '@stitchbook/text/graphemes';

const FAMILY = '👨‍👩‍👧';

describe('characters as people count them', () => {
  it('are whole, however many code points they are made of', () => {
    const text = `e\u0301${FAMILY}🇫🇷x`;
    expect([...splitGraphemes(text)]).toEqual(['e\u0301', FAMILY, '🇫🇷', 'x']);
    expect(countGraphemes(text)).toBe(4);
  });

  it('are not counted further than asked', () => {
    expect(countGraphemes('abcdef', 3)).toBe(4);
    expect(countGraphemes('abc', 3)).toBe(3);
    expect(countGraphemes('', 3)).toBe(0);
  });

  it('are found from any place within them', () => {
    expect(findGraphemeStart(`a${FAMILY}b`, 4)).toBe(1);
    expect(findGraphemeStart('ab', 1)).toBe(1);
    expect(findGraphemeStart('ab', 2)).toBeNull();
  });
});
