import type { DataSource } from '@stitchbook/database';
import { type Note } from '@stitchbook/contracts';
import { type JobProducer, recordJob } from '@stitchbook/jobs';
import type { Request } from 'express';
import { requestIdOf } from '../http/log-requests.ts';
import type { GatewaySettings } from '../gateway.settings.ts';
import { validateFields } from '../http/validate-body.ts';
import type { KeptAudio } from '../recordings/audio-keeper.ts';
import { receiveForm } from '../recordings/receive-form.ts';
import type { RecordingStock } from '../recordings/recording-stock.ts';
import { allow } from './note-access.ts';
import { NewNoteFields } from './note.requests.ts';
import type { NoteRepository } from './note.repository.ts';
import { presentNote } from './present-note.ts';

/** Saves a note with its audio, and asks for its sentiment and themes. */
export class CreateNote {
  constructor(
    private readonly settings: GatewaySettings,
    private readonly dataSource: DataSource,
    private readonly notes: NoteRepository,
    private readonly recordings: RecordingStock,
    private readonly jobs: JobProducer,
  ) {}

  async fromForm(ownerId: string, request: Request): Promise<Note> {
    const { fields, file } = await receiveForm<KeptAudio>(request, {
      fileField: 'audio',
      maxBytes: this.settings.maxUploadBytes,
      keep: (upload) => this.recordings.audio.keep(upload),
      discard: (kept) => this.recordings.audio.discard(kept),
    });
    try {
      return await this.save(ownerId, validateFields(NewNoteFields, fields), file, requestIdOf(request));
    } finally {
      // A second copy of audio that is kept already; what a note took is no longer unclaimed, and discarding leaves it alone.
      if (file) await this.recordings.discardUnlessClaimed(file);
    }
  }

  private async save(
    ownerId: string,
    fields: NewNoteFields,
    file: KeptAudio | null,
    requestId: string | undefined,
  ): Promise<Note> {
    const { noteId, job } = await this.dataSource.transaction(async (manager) => {
      const recording = await this.recordings.choose(manager, ownerId, fields.recordingId, file);
      const { title, transcript } = fields;
      const duration = recording?.durationSeconds ?? fields.duration;
      const id = await this.notes.insert(manager, {
        ownerId,
        recordingId: recording?.id ?? null,
        title,
        transcript,
        duration,
      });
      return { noteId: id, job: await recordJob(manager, { kind: 'enrich-note', ownerId, noteId: id, requestId }) };
    });
    await this.jobs.handOver(job);
    return presentNote(allow(await this.notes.findFor(ownerId, noteId), 'see'));
  }
}
