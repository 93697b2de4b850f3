import { splitLine } from '../src/script/split-line.ts';

const split = (text: string, most: number) => [...splitLine(text, most)];

describe('a line in pieces', () => {
  it('ends them with sentences, else with clauses, else with words', () => {
    expect(split('One two. Three four. Five', 22)).toEqual(['One two. Three four.', 'Five']);
    expect(split('One two three, four five six', 20)).toEqual(['One two three,', 'four five six']);
    expect(split('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  });

  it('loses no letter and breaks no character in two', () => {
    for (const text of ['x'.repeat(1_000), '😀'.repeat(500), 'a'.repeat(299) + '😀'.repeat(9), '好的。'.repeat(300)]) {
      const pieces = split(text, 300);
      expect(pieces.join('')).toBe(text);
      for (const piece of pieces) {
        expect(piece.length).toBeLessThanOrEqual(300);
        expect(piece.isWellFormed()).toBe(true);
      }
    }
  });
});
