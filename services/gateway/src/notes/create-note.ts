import { Injectable } from '@nestjs/common';
import { type Job, UnitOfWork } from '@stitchbook/database';
import { EnrichmentService } from '../enrichment/enrichment.service.ts';
import { isTimeZoneName } from '../http/is-time-zone-name.ts';
import { validateFields } from '../http/validation.ts';
import { fingerprintForm, type RepeatInfo, Idempotency, type RepeatableRequest } from '../idempotency/idempotency.ts';
import { RecordingResolver } from '../recordings/recording-resolver.ts';
import type { ReceivedForm } from '../recordings/receive-form.ts';
import type { StoredUpload } from '../recordings/upload.service.ts';
import { authorize } from '../note-access/note-access.ts';
import { NewNoteFields } from './note.requests.ts';
import { NoteRepository } from './note.repository.ts';
import { presentNote, type NoteResponse } from './note.responses.ts';

interface NewNote {
  fields: NewNoteFields;
  file: StoredUpload | null;
  requestId: string | undefined;
}

interface SavedNote {
  noteId: number;
  /** Null when it was saved before, or its enrichment waits. */
  job: Job | null;
}

/** Saves a note with its audio, and asks for its sentiment and themes. */
@Injectable()
export class CreateNote {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notes: NoteRepository,
    private readonly recordings: RecordingResolver,
    private readonly enrichments: EnrichmentService,
    private readonly idempotency: Idempotency,
  ) {}

  /** Rejects with a `ProductError` when the form is not valid, its recording is gone or taken, or a quota is used up. */
  async run(ownerId: string, { fields, file }: ReceivedForm<StoredUpload>, repeat: RepeatInfo): Promise<NoteResponse> {
    const { idempotencyKey: key, requestId } = repeat;
    const note = { fields: validateFields(NewNoteFields, fields), file, requestId };
    const fingerprint = fingerprintForm(fields, file?.sha256 ?? null);
    const { noteId, job } = await this.save({ ownerId, route: 'notes', key, fingerprint }, note);
    await this.enrichments.enqueue(job);
    return presentNote(authorize(await this.notes.findWhole(ownerId, noteId), 'read'));
  }

  private save(request: RepeatableRequest, { fields, file, requestId }: NewNote): Promise<SavedNote> {
    const { ownerId } = request;
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.idempotency.begin(transaction, request);
      if (before) return { noteId: Number(before.noteId), job: null };
      const recording = await this.recordings.resolve(transaction, ownerId, fields.recordingId, file);
      const { title, transcript, timeZone } = fields;
      const duration = recording?.durationSeconds ?? fields.duration;
      const recordingId = recording?.id ?? null;
      const noteId = await this.notes.insert(transaction, {
        ownerId,
        recordingId,
        title,
        transcript,
        duration,
        // Of one that a newer browser knows nobody is to lose a note.
        timeZone: timeZone !== undefined && isTimeZoneName(timeZone) ? timeZone : null,
      });
      const isCounted = !recording?.durationSeconds;
      const note = { id: noteId, ownerId };
      const job = await this.enrichments.request(transaction, { note, askedBy: ownerId, isCounted, requestId });
      await this.idempotency.finish(transaction, request, { noteId });
      return { noteId, job };
    });
  }
}
