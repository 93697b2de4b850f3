import { join } from 'node:path';
import { readLabelledNotes, splitNotes, type LabelledNote } from '../evaluation/labelled-notes.ts';
import { score, type Figures } from '../evaluation/score.ts';
import { startBuiltInEngine } from './support/built-in-engine.ts';

const engine = startBuiltInEngine();
const parts = splitNotes(readLabelledNotes(join(import.meta.dirname, '..', 'evaluation', 'notes')));

async function figuresFor(notes: readonly LabelledNote[]): Promise<Figures> {
  return score(
    await Promise.all(
      notes.map(async (note) => ({
        note,
        understood: await engine.understand({ transcript: note.transcript, vocabulary: [] }),
      })),
    ),
  );
}

describe('the built-in engine, judged by notes it was not tuned on', () => {
  it('has at least sixty labelled notes, a third of them kept out of tuning', () => {
    const keptOut = parts.heldOut.length + parts.check.length;
    expect(parts.tuning.length + keptOut).toBeGreaterThanOrEqual(60);
    expect(keptOut / (parts.tuning.length + keptOut)).toBeGreaterThanOrEqual(1 / 3);
  });

  it('is within one step of a person on 95% of moods, right on 65%, and 60% of its tags fit', async () => {
    const figures = await figuresFor(parts.heldOut);
    expect(figures.withinOneStep).toBeGreaterThanOrEqual(0.95);
    expect(figures.exact).toBeGreaterThanOrEqual(0.65);
    expect(figures.tagPrecision).toBeGreaterThanOrEqual(0.6);
  });

  it('never gives a note more than a few tags', async () => {
    for (const note of [...parts.tuning, ...parts.heldOut]) {
      const { themes } = await engine.understand({ transcript: note.transcript, vocabulary: [] });
      expect(themes.length).toBeLessThanOrEqual(3);
    }
  });
});
