import type { Note } from '@stitchbook/contracts';
import { readCursor, writeCursor } from './note-cursor.ts';
import type { NoteRepository } from './note.repository.ts';
import type { ListNotesQuery } from './note.requests.ts';
import { presentNote } from './present-note.ts';

export interface NotesPage {
  notes: Note[];
  /** Where the next page begins; null on the last. */
  nextCursor: string | null;
}

export class ListNotes {
  constructor(private readonly notes: NoteRepository) {}

  async page(readerId: string, { q, tag, sentiment, shared, sort, limit, cursor }: ListNotesQuery): Promise<NotesPage> {
    const found = await this.notes.findPage(readerId, {
      search: q.trim(),
      tag: tag?.trim().toLowerCase(),
      sentiment,
      shared,
      sort,
      after: cursor === undefined ? null : readCursor(cursor, sort),
      limit: limit + 1,
    });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      notes: shown.map(presentNote),
      nextCursor: last ? writeCursor({ sort, key: last.sortKey, id: last.id }) : null,
    };
  }
}
