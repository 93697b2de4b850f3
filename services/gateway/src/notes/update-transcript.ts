import type { NoteUpdateResponse } from '@stitchbook/contracts';
import type { JobRow } from '@stitchbook/database';
import { type JobProducer, recordJob } from '@stitchbook/jobs';
import type { ChangeNote, ChangeRequest } from './change-note.ts';
import type { NoteRepository } from './note.repository.ts';

/** Corrects what was heard. The words as they were saved first are kept, and the note is asked for its mood again. */
export class UpdateTranscript {
  constructor(
    private readonly changeNote: ChangeNote,
    private readonly notes: NoteRepository,
    private readonly jobs: JobProducer,
  ) {}

  async run(request: ChangeRequest, transcript: string, requestId: string | undefined): Promise<NoteUpdateResponse> {
    const asked: JobRow[] = [];
    const answer = await this.changeNote.run(request, 'Transcript updated successfully', async (manager, row) => {
      if (row.transcript === transcript) return false;
      await this.notes.change(manager, row.id, {
        transcript,
        transcriptVersion: () => 'transcript_version + 1',
        originalTranscript: () => 'coalesce(original_transcript, transcript)',
        transcriptEditedBy: request.userId,
        transcriptEditedAt: () => 'now()',
      });
      asked.push(await recordJob(manager, { kind: 'enrich-note', ownerId: row.ownerId, noteId: row.id, requestId }));
      return true;
    });
    for (const job of asked) await this.jobs.handOver(job);
    return answer;
  }
}
