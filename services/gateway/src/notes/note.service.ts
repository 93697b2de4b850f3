import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@stitchbook/database';
import { showPage } from '../database/page-within-bytes.query.ts';
import { authorize } from '../note-access/note-access.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { RecordingRepository } from '../recordings/recording.repository.ts';
import { UploadService } from '../recordings/upload.service.ts';
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

/** Lists, shows and deletes notes. Rejects with a `ProductError` when a note is not there, or not for this person. */
@Injectable()
export class NoteService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notes: NoteRepository,
    private readonly segments: TranscriptSegments,
    private readonly recordings: RecordingRepository,
    private readonly uploads: UploadService,
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

  /** Deletes a note with its recording, its audio and all unfinished work on it. */
  async delete(userId: string, noteId: number): Promise<DoneResponse> {
    const audio = await this.unitOfWork.run(async (transaction) => {
      const { id, recordingId } = authorize(await this.notes.lock(transaction, userId, noteId), 'delete');
      const kept = recordingId ? await this.notes.findAudio(recordingId, transaction) : null;
      await this.notes.delete(transaction, id);
      if (recordingId) await this.recordings.delete(transaction, recordingId);
      if (kept) await this.uploads.release(transaction, kept.audioKey);
      return kept;
    });
    if (audio) await this.uploads.discard({ key: audio.audioKey });
    return { success: true, message: 'Note deleted successfully' };
  }
}
