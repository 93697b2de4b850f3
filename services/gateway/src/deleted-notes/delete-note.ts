import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@stitchbook/database';
import { authorize } from '../note-access/note-access.ts';
import { NoteRepository } from '../notes/note.repository.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { RecordingRepository } from '../recordings/recording.repository.ts';
import { UploadService } from '../recordings/upload.service.ts';
import { DeletedNoteRepository } from './deleted-note.repository.ts';

/** Somebody whose account is deleted at the same time may hold what is waited for here. */
const MAX_ATTEMPTS = 3;

/** Deletes a note with its recording and all unfinished work on it. Its owner can have it back for a short time. */
@Injectable()
export class DeleteNote {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notes: NoteRepository,
    private readonly deletedNotes: DeletedNoteRepository,
    private readonly recordings: RecordingRepository,
    private readonly uploads: UploadService,
  ) {}

  /** Whoever was not answered and asks again is answered the same. Rejects with a `ProductError`. */
  async run(userId: string, noteId: number): Promise<DoneResponse> {
    await this.unitOfWork.run(
      async (transaction) => {
        const found = await this.notes.lock(transaction, userId, noteId);
        if (!found && (await this.deletedNotes.isRestorable(transaction, userId, noteId))) return;
        const { id, recordingId } = authorize(found, 'delete');
        const audio = recordingId ? await this.notes.findAudio(recordingId, transaction) : null;
        await this.deletedNotes.keep(transaction, id);
        await this.notes.delete(transaction, id);
        if (recordingId) await this.recordings.delete(transaction, recordingId);
        if (audio) await this.uploads.orphan(transaction, audio.audioKey);
      },
      { maxAttempts: MAX_ATTEMPTS },
    );
    return { success: true, message: 'Note deleted successfully' };
  }
}
