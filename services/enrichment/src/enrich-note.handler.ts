import { Inject, Injectable } from '@nestjs/common';
import type { Note } from '@stitchbook/database';
import type { JobContext, JobOf, StoreResult } from '@stitchbook/jobs';
import { type JobHandler, ProcessesJob } from '@stitchbook/jobs/nest';
import type { LanguageEngine } from '@stitchbook/text';
import { LANGUAGE_ENGINE } from '@stitchbook/text/nest';
import { CompareTags } from './compare-tags.ts';
import { EnrichmentRepository } from './enrichment.repository.ts';
import { MakeNoteVectors } from './make-note-vectors.ts';
import { TaskRepository } from './task.repository.ts';

/** Finds the mood and the themes of a note, its chapters, what it may be called, and what its owner has to do. */
@Injectable()
@ProcessesJob('enrich-note')
export class EnrichNoteHandler implements JobHandler<'enrich-note'> {
  constructor(
    private readonly enrichment: EnrichmentRepository,
    private readonly tasks: TaskRepository,
    @Inject(LANGUAGE_ENGINE) private readonly engine: LanguageEngine,
    @Inject(CompareTags) private readonly tags: Pick<CompareTags, 'of'>,
    @Inject(MakeNoteVectors) private readonly vectors: Pick<MakeNoteVectors, 'wake'>,
  ) {}

  async handle(job: JobOf<'enrich-note'>, { signal }: JobContext): Promise<StoreResult> {
    const note = await this.enrichment.findNote(job.noteId);
    // Another job has already read this version of the transcript.
    if (note.enrichedVersion === note.transcriptVersion) return async () => undefined;
    const { segments, tasks, ...understanding } = await this.read(note, signal).finally(() => this.vectors.wake());
    return async (transaction) => {
      const isCurrent = await this.enrichment.storeUnderstanding(transaction, note, understanding);
      const { id, ownerId, transcript } = note;
      if (isCurrent) await this.tasks.storeFound(transaction, { id, ownerId, transcript, segments }, tasks);
    };
  }

  private async read(note: Note, signal: AbortSignal) {
    const lastWriterId = note.transcriptEditedBy ?? note.ownerId;
    const vocabulary = await this.enrichment.findVocabulary(note.ownerId, lastWriterId);
    const { transcript } = note;
    const likeness = await this.tags.of(transcript, vocabulary, signal);
    const text = { transcript, vocabulary, ...(likeness && { likeness }) };
    const understanding = await this.engine.understand(text, { signal });
    const segments = await this.enrichment.findSegments(note);
    const chapters = await this.engine.findChapters({ transcript, segments }, { signal });
    const spoken = { transcript, spokenAt: note.createdAt, timeZone: note.timeZone ?? 'UTC' };
    const tasks = await this.engine.findTasks(spoken, { signal });
    return { ...understanding, chapters, segments, tasks };
  }
}
