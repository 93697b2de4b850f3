import type { Note } from '@stitchbook/api-types';
import { type CreationType, MIN_STITCHED_NOTES, maxNotesFor } from '@stitchbook/contracts';
import { stitchTexts } from '../../texts/en/stitch.ts';
import type { StitchFilter } from './api/stitch-notes.ts';

interface StitchedByFilter {
  filter: StitchFilter;
  /** How many notes it finds, and of how many of them something can be made; null while that is not known. */
  counts: { total: number; stitchable: number } | null;
}

/** Notes that are to become one creation: those that are at hand, or all that a filter finds. */
export type Stitched = { notes: readonly Note[] } | StitchedByFilter;

/** Which notes are asked for, and what is said of them before. */
interface Asked {
  asked: { noteIds: number[] } | StitchFilter;
  description: string;
  hint: string | undefined;
  /** Why nothing can be made of them as this type; null where it can. */
  problemOf: (type: CreationType) => string | null;
}

/** Of notes, those that one may make something of and that say something. */
export function ofNotes(notes: readonly Note[]): Asked {
  const usable = notes.filter(({ access, transcript }) => access.mayGenerate && transcript.trim() !== '');
  const leftOut = notes.length - usable.length;
  return {
    asked: { noteIds: usable.map(({ id }) => id) },
    description: stitchTexts.ofNotes(usable.length),
    hint: leftOut > 0 ? stitchTexts.leftOut(leftOut) : undefined,
    problemOf: (type) =>
      usable.length < MIN_STITCHED_NOTES ? stitchTexts.tooFew(MIN_STITCHED_NOTES) : problemOfMany(usable.length, type),
  };
}

/** Which of them something can be made of, the server finds. */
export function ofFilter({ filter, counts }: StitchedByFilter): Asked {
  const { total, stitchable } = counts ?? { total: 0, stitchable: 0 };
  return {
    asked: filter,
    description: stitchTexts.ofFilter,
    hint: total > stitchable && stitchable <= maxNotesFor('weekly_review') ? stitchTexts.someLeftOut : undefined,
    problemOf: (type) => problemOfMany(stitchable, type),
  };
}

function problemOfMany(count: number, type: CreationType): string | null {
  const most = maxNotesFor(type);
  return count > most ? stitchTexts.tooMany(most) : null;
}
