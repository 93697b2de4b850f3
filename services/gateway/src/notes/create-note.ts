import type { DataSource, JobRow } from '@stitchbook/database';
import { type Note } from '@stitchbook/contracts';
import { type JobProducer, recordJob } from '@stitchbook/jobs';
import type { Request } from 'express';
import { requestIdOf } from '../http/log-requests.ts';
import { validateFields } from '../http/validate-body.ts';
import { fingerprintForm } from '../idempotency/fingerprint-form.ts';
import type { Idempotency, RepeatableRequest } from '../idempotency/idempotency.ts';
import { readIdempotencyKey } from '../idempotency/read-idempotency-key.ts';
import type { KeptAudio } from '../recordings/audio-keeper.ts';
import type { RecordingStock } from '../recordings/recording-stock.ts';
import { allow } from './note-access.ts';
import { NewNoteFields } from './note.requests.ts';
import type { NoteRepository } from './note.repository.ts';
import { presentNote } from './present-note.ts';

interface NewNote {
  fields: NewNoteFields;
  file: KeptAudio | null;
  requestId: string | undefined;
}

interface SavedNote {
  noteId: number;
  /** Null when it was saved before. */
  job: JobRow | null;
}

/** Saves a note with its audio, and asks for its sentiment and themes. */
export class CreateNote {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notes: NoteRepository,
    private readonly recordings: RecordingStock,
    private readonly jobs: JobProducer,
    private readonly idempotency: Idempotency,
  ) {}

  async fromForm(ownerId: string, request: Request): Promise<Note> {
    const key = readIdempotencyKey(request);
    const { fields, file } = await this.recordings.audio.receive(request);
    const repeatable = { ownerId, key, fingerprint: fingerprintForm(fields, file?.sha256 ?? null) };
    try {
      const note = { fields: validateFields(NewNoteFields, fields), file, requestId: requestIdOf(request) };
      const { noteId, job } = await this.save({ ...repeatable, route: 'notes' }, note);
      if (job) await this.jobs.handOver(job);
      return presentNote(allow(await this.notes.findFor(ownerId, noteId), 'see'));
    } finally {
      // A second copy of audio that is kept already; what a note took is no longer unclaimed, and discarding leaves it alone.
      if (file) await this.recordings.audio.discardUnlessClaimed(file);
    }
  }

  private save(request: RepeatableRequest, { fields, file, requestId }: NewNote): Promise<SavedNote> {
    const { ownerId } = request;
    return this.dataSource.transaction(async (manager) => {
      const before = await this.idempotency.begin(manager, request);
      if (before) return { noteId: Number(before.noteId), job: null };
      const recording = await this.recordings.choose(manager, ownerId, fields.recordingId, file);
      const { title, transcript } = fields;
      const duration = recording?.durationSeconds ?? fields.duration;
      const recordingId = recording?.id ?? null;
      const noteId = await this.notes.insert(manager, { ownerId, recordingId, title, transcript, duration });
      const job = await recordJob(manager, { kind: 'enrich-note', ownerId, noteId, requestId });
      await this.idempotency.finish(manager, request, { noteId });
      return { noteId, job };
    });
  }
}
