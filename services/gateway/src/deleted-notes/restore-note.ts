import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@stitchbook/database';
import { noteNotFound } from '../errors/product-error.ts';
import type { NoteDetailResponse } from '../notes/note-detail.responses.ts';
import { NoteService } from '../notes/note.service.ts';
import { RecordingResolver } from '../recordings/recording-resolver.ts';
import { DeletedNoteRepository } from './deleted-note.repository.ts';
import { ResumeJobs } from './resume-jobs.ts';

/** Somebody whose account is deleted at the same time may hold what is waited for here. */
const MAX_ATTEMPTS = 3;

/** Brings back a note that was deleted a moment ago, as it was. */
@Injectable()
export class RestoreNote {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly deletedNotes: DeletedNoteRepository,
    private readonly recordings: RecordingResolver,
    private readonly work: ResumeJobs,
    private readonly notes: NoteService,
  ) {}

  /**
   * Whoever was not answered and asks again is answered the same. Rejects with a `ProductError`: as if the note had never
   * been for whoever did not own it and when it is too late, and when the owner's quota of audio has been used up meanwhile.
   */
  async run(userId: string, noteId: number, requestId: string | undefined): Promise<NoteDetailResponse> {
    const jobs = await this.unitOfWork.run(
      async (transaction) => {
        const note = await this.deletedNotes.lockRestorable(transaction, userId, noteId);
        if (!note) return [];
        if (note.audio) await this.recordings.takeBack(transaction, note.ownerId, note.audio);
        await this.deletedNotes.restore(transaction, noteId);
        return this.work.resume(transaction, { id: noteId, ownerId: note.ownerId }, requestId);
      },
      { maxAttempts: MAX_ATTEMPTS },
    );
    await this.work.enqueue(jobs);
    const note = await this.notes.detail(userId, noteId);
    if (note.access.role !== 'owner') throw noteNotFound();
    return note;
  }
}
