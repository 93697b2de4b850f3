import { lineKey } from '@stitchbook/text/citations';
import { presentCitations } from '../src/creations/citation.responses.ts';

const SAID = 'Took my medicine.';
const source = (noteId: number, title: string | null = 'A day') => ({
  noteId,
  title,
  recordedAt: null,
  duration: null,
});
const cited = (noteId: number, line = SAID) => ({ key: lineKey(line), noteId, startSeconds: noteId, endSeconds: null });
const shown = (...about: Parameters<typeof presentCitations>) =>
  presentCitations(...about).map(({ line, noteId }) => [line, noteId]);

describe('lines of the same words', () => {
  const content = `## Monday\n${SAID}\n## Tuesday\n${SAID}`;

  it('cite a note each, in the order in which they were made', () => {
    expect(shown(content, [cited(1), cited(2)], [source(1), source(2)])).toEqual([
      [1, 1],
      [3, 2],
    ]);
  });

  it('cite none of the others where their note may not be read', () => {
    expect(shown(content, [cited(1), cited(2)], [source(1), source(2, null)])).toEqual([[1, 1]]);
  });

  it('cite all of them once nobody knows which is which', () => {
    expect(shown(SAID, [cited(1), cited(2)], [source(1), source(2)])).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it('are cited up to a bound, however often somebody writes them', () => {
    const notes = Array.from({ length: 200 }, (_, at) => at + 1);
    const written = presentCitations(
      `${SAID}\n`.repeat(11_000),
      notes.map((id) => cited(id)),
      notes.map((id) => source(id)),
    );
    expect(written).toHaveLength(1_000);
  });
});
