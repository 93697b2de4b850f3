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

const HELD_OUT_EVERY = 3;

/** Every labelled note of a folder of JSON files. */
export function readLabelledNotes(folder: string): LabelledNote[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as LabelledNote[]);
}

/** Notes 131 to 150 were once counted apart and then read one by one: none of them can be held out any more. */
const LAST_HELD_OUT_NUMBER = 130;
/** Notes from this number on were written after the engine was last tuned, and are never used for tuning either. */
const FIRST_CHECK_NUMBER = 151;
/** Notes from this number on were written before tags were chosen by meaning, for that, and have been counted since. */
const FIRST_COUNTED_NUMBER = 171;
/** Notes from this number on were written, and labelled with every tag of the vocabulary in view, when that had been settled. */
const FIRST_FRESH_NUMBER = 301;

export interface LabelledParts {
  tuning: LabelledNote[];
  /** Every third note of each sentiment, in their order: never looked at while the engine is tuned, only counted. */
  heldOut: LabelledNote[];
  check: LabelledNote[];
  counted: LabelledNote[];
  fresh: LabelledNote[];
}

export function splitNotes(notes: readonly LabelledNote[]): LabelledParts {
  const seen = new Map<Sentiment, number>();
  const parts: LabelledParts = { tuning: [], heldOut: [], check: [], counted: [], fresh: [] };
  for (const note of notes) {
    const place = seen.get(note.sentiment) ?? 0;
    seen.set(note.sentiment, place + 1);
    if (note.number >= FIRST_FRESH_NUMBER) parts.fresh.push(note);
    else if (note.number >= FIRST_COUNTED_NUMBER) parts.counted.push(note);
    else if (note.number >= FIRST_CHECK_NUMBER) parts.check.push(note);
    else if (note.number <= LAST_HELD_OUT_NUMBER && place % HELD_OUT_EVERY === 1) parts.heldOut.push(note);
    else parts.tuning.push(note);
  }
  return parts;
}

/** From this number on, notes in other languages were written after their words were, about other things. */
const FIRST_CHECK_NUMBER_BY_LANGUAGE = 501;

/** Notes in one language besides English: every third by its number is held out. */
export function splitByNumber(notes: readonly LabelledNote[]): Omit<LabelledParts, 'counted' | 'fresh'> {
  const early = notes.filter(({ number }) => number < FIRST_CHECK_NUMBER_BY_LANGUAGE);
  return {
    tuning: early.filter(({ number }) => number % HELD_OUT_EVERY !== 0),
    heldOut: early.filter(({ number }) => number % HELD_OUT_EVERY === 0),
    check: notes.filter(({ number }) => number >= FIRST_CHECK_NUMBER_BY_LANGUAGE),
  };
}

/** The labelled notes of each language besides English, by its code. */
export function readNotesByLanguage(folder: string): Map<string, LabelledNote[]> {
  return new Map(
    readdirSync(folder)
      .sort()
      .map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as LabelledNote[],
      ]),
  );
}
