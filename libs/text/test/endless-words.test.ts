import { hasContent, removeDisfluencies } from '../src/built-in/creations/remove-disfluencies.ts';

const LETTERS = 4_000_000;

/** V8's matcher keeps a way back for every letter of a repeated group, and its stack ends. */
describe('a word of four million letters', () => {
  it.each(['ж', 'a', "'", '1'])('of %j is read like any other', (letter) => {
    const word = letter.repeat(LETTERS);
    expect(removeDisfluencies(`A ${word}`).length).toBeGreaterThan(LETTERS);
    expect(removeDisfluencies(`um, ${word} ${word}.`)).not.toMatch(/^um/);
    expect(typeof hasContent(word)).toBe('boolean');
  });
});
