import type { NoteToStitch } from '../../language-engine.ts';
import type { ReadNote } from '../creations/writer.ts';

/** A note that says something, and where it stood among all that were given. */
export interface StitchedNote extends NoteToStitch, ReadNote {
  index: number;
}

/** A line of the text, and which note it is of; null for what comes from none. */
export interface Line {
  text: string;
  note: number | null;
}

export const BLANK: Line = { text: '', note: null };

/** Blocks with a blank line between them, all of one note or of none. */
export function linesOf(blocks: readonly string[], note: number | null): Line[] {
  return blocks
    .join('\n\n')
    .split('\n')
    .map((text) => ({ text, note }));
}

/** Sections with a blank line between them. */
export function joinSections(sections: readonly (readonly Line[])[]): Line[] {
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section, at) => (at === 0 ? section : [BLANK, ...section]));
}
