import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_CREATION_TYPE } from '@stitchbook/contracts';
import type { JobContext, JobOf, StoreResult } from '@stitchbook/jobs';
import { type JobHandler, ProcessesJob } from '@stitchbook/jobs/nest';
import type { LanguageEngine } from '@stitchbook/text';
import { LANGUAGE_ENGINE } from '@stitchbook/text/nest';
import { CiteMoments } from './cite-moments.ts';
import { CreationRepository } from './creation.repository.ts';

/** Makes a creation from a note. It belongs to whoever requested it, who need not own the note. */
@Injectable()
@ProcessesJob('create-from-note')
export class CreateFromNoteHandler implements JobHandler<'create-from-note'> {
  constructor(
    private readonly creations: CreationRepository,
    private readonly moments: CiteMoments,
    @Inject(LANGUAGE_ENGINE) private readonly engine: LanguageEngine,
  ) {}

  async handle(job: JobOf<'create-from-note'>, { signal }: JobContext): Promise<StoreResult> {
    const note = await this.creations.findNote(job.noteId);
    const { id: noteId, title, transcript, createdAt: recordedAt, transcriptVersion } = note;
    const { type = DEFAULT_CREATION_TYPE } = job.input;
    const { content, engine, ...made } = await this.engine.create({ type, title, transcript, recordedAt }, { signal });
    const citations = await this.moments.of(content, made.citations, [note]);
    const creation = {
      ownerId: job.ownerId,
      noteId,
      jobId: job.id,
      type,
      transcriptVersion,
      content,
      engine,
      citations,
    };
    return (transaction) => this.creations.insert(transaction, creation);
  }
}
