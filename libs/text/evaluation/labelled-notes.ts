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

/** Every third note, by its number: never looked at while the engine is tuned, only counted. */
export function isHeldOut({ number }: LabelledNote): boolean {
  return number % HELD_OUT_EVERY === 0;
}
