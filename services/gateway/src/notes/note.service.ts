import { Injectable } from '@nestjs/common';
import { showPage } from '../database/page-within-bytes.query.ts';
import { authorize } from '../note-access/note-access.ts';
import { readCursor, writeCursor } from './note-cursor.ts';
import { NoteRepository } from './note.repository.ts';
import type { ListNotesQuery } from './note.requests.ts';
import { type NoteDetailResponse, type NoteResponse, presentCard, presentNoteDetail } from './note.responses.ts';
import { TranscriptSegments } from './transcript-segments.ts';

export interface NotesPage {
  notes: NoteResponse[];
  /** Where the next page begins; null on the last. */
  nextCursor: string | null;
}

/** Lists and shows notes. Rejects with a `ProductError` when a note is not there, or not for this person. */
@Injectable()
export class NoteService {
  constructor(
    private readonly notes: NoteRepository,
    private readonly segments: TranscriptSegments,
  ) {}

  /** A page of what this reader may see. */
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
    const { rows, last } = showPage(found, limit);
    return {
      notes: rows.map(presentCard),
      nextCursor: last ? writeCursor({ sort, key: last.sortKey, id: last.id }) : null,
    };
  }

  /** One note with all of its words and their timed segments. */
  async detail(readerId: string, noteId: number): Promise<NoteDetailResponse> {
    const note = authorize(await this.notes.findWhole(readerId, noteId), 'read');
    return presentNoteDetail(note, await this.segments.find(note));
  }
}
