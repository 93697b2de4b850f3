import type { Note } from '@stitchbook/contracts';
import type { InfiniteData } from '@tanstack/react-query';

export interface NotesPage {
  notes: Note[];
  nextCursor: string | null;
}

/** A list as far as it has been read. */
export type NotesList = InfiniteData<NotesPage, string | null>;
