import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentiment } from '@stitchbook/contracts';

export interface LabelledNote {
  number: number;
  sentiment: Sentiment;
  /** Each group is one tag a person might have chosen, in every wording that would do. */
  tags: string[][];
  transcript: string;
}

/** The folder as it lies in the sources; the built runner sits in `dist/evaluation`. */
const FOLDER = join(import.meta.dirname, '..', '..', 'evaluation', 'notes');
const HELD_OUT_EVERY = 3;

export function readLabelledNotes(): LabelledNote[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as LabelledNote[]);
}

/** Every third note of each sentiment, in their order, is held out: never looked at while the engine is tuned, only counted. */
export function splitNotes(notes: readonly LabelledNote[]): { tuning: LabelledNote[]; heldOut: LabelledNote[] } {
  const seen = new Map<Sentiment, number>();
  const tuning: LabelledNote[] = [];
  const heldOut: LabelledNote[] = [];
  for (const note of notes) {
    const place = seen.get(note.sentiment) ?? 0;
    seen.set(note.sentiment, place + 1);
    (place % HELD_OUT_EVERY === 1 ? heldOut : tuning).push(note);
  }
  return { tuning, heldOut };
}
