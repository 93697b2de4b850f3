import { Inject, Injectable } from '@nestjs/common';
import { hasWords } from '@stitchbook/contracts';
import { type JobContext, JobFailure, type JobOf, type StoreResult } from '@stitchbook/jobs';
import { type JobHandler, ProcessesJob } from '@stitchbook/jobs/nest';
import type { LanguageEngine } from '@stitchbook/text';
import { LANGUAGE_ENGINE } from '@stitchbook/text/nest';
import { CiteMoments } from './cite-moments.ts';
import { CreationRepository } from './creation.repository.ts';
import { SourceNoteRepository } from './source-note.repository.ts';

/** Makes one creation of several notes, for whoever requested it: of those that they may still use then. */
@Injectable()
@ProcessesJob('create-from-notes')
export class CreateFromNotesHandler implements JobHandler<'create-from-notes'> {
  constructor(
    private readonly creations: CreationRepository,
    private readonly sources: SourceNoteRepository,
    private readonly moments: CiteMoments,
    @Inject(LANGUAGE_ENGINE) private readonly engine: LanguageEngine,
  ) {}

  async handle(
    { id: jobId, ownerId, input }: JobOf<'create-from-notes'>,
    { signal }: JobContext,
  ): Promise<StoreResult> {
    const { type } = input;
    const notes = (await this.sources.findUsable(ownerId, input.noteIds)).filter(({ transcript }) =>
      hasWords(transcript),
    );
    if (notes.length === 0) throw nothingLeft();
    const themes = await this.sources.findThemes(notes.map(({ id }) => id));
    const { content, engine, ...made } = await this.engine.stitch(
      {
        type,
        notes: notes.map(({ id, title, transcript, createdAt, timeZone, sentiment }) => ({
          title,
          transcript,
          recordedAt: createdAt,
          timeZone: timeZone ?? 'UTC',
          sentiment,
          themes: themes.get(id) ?? [],
        })),
      },
      { signal },
    );
    const citations = await this.moments.of(content, made.citations, notes);
    const sourceNoteIds = notes.map(({ id }) => id);
    const creation = {
      ownerId,
      noteId: null,
      sourceNoteIds,
      jobId,
      type,
      transcriptVersion: 1,
      content,
      engine,
      citations,
    };
    return async (transaction) => {
      // What was read meanwhile may not be kept of a note that is gone, or no longer shared: it is made again of the others.
      if (!(await this.sources.lockUsable(transaction, ownerId, sourceNoteIds))) throw changedMeanwhile();
      await this.creations.insert(transaction, creation);
    };
  }
}

const nothingLeft = () =>
  new JobFailure('creation.notes-gone', 'None of these notes is still there with words to make something from.', {
    permanent: true,
  });
const changedMeanwhile = () =>
  new JobFailure(
    'creation.notes-changed',
    'One of these notes has just been deleted or is no longer shared with you. Please try again.',
    {
      permanent: false,
    },
  );
