import { findSentences } from '@stitchbook/meaning';

const textsOf = (text: string) => findSentences(text).map(({ begin, end }) => text.slice(begin, end));

describe('finding the sentences of a note', () => {
  it('do not end after a title', () => {
    const text = 'And Mr. John Dashwood had leisure. I saw Dr. Patel. She is a Mrs.';
    expect(findSentences(text).map(({ begin, end }) => text.slice(begin, end))).toEqual([
      'And Mr. John Dashwood had leisure.',
      'I saw Dr. Patel.',
      'She is a Mrs.',
    ]);
  });

  it('says where each is, without the space around it', () => {
    expect(textsOf('  I went home.  It rained!\nDid it? Yes ')).toEqual([
      'I went home.',
      'It rained!',
      'Did it?',
      'Yes',
    ]);
  });

  it('finds none where there is nothing to say', () => {
    expect(findSentences('')).toEqual([]);
    expect(findSentences(' \n\t ')).toEqual([]);
  });

  it('cuts speech without a full stop between words', () => {
    const text = 'and then we went on '.repeat(200);
    const parts = textsOf(text);
    expect(parts.length).toBeGreaterThan(9);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(400);
      expect(part).not.toMatch(/^\s|\s$/);
    }
    expect(parts.join(' ')).toBe(text.trim());
  });

  it('cuts what has no space at all', () => {
    expect(textsOf('x'.repeat(1_000)).join('')).toBe('x'.repeat(1_000));
  });

  it('finds the same sentences in a long note as in its parts', () => {
    const sentences = Array.from({ length: 500 }, (_, at) => `This is sentence number ${at} of a long note.`);
    expect(textsOf(sentences.join(' '))).toEqual(sentences);
  });

  it('has an end, however long the note is', () => {
    expect(findSentences('Yes. '.repeat(20_000))).toHaveLength(4_000);
  });
});
