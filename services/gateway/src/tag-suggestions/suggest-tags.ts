import { Injectable } from '@nestjs/common';
import { type Job, type Transaction, UnitOfWork } from '@stitchbook/database';
import { JobProducer, createJob, definitionOf } from '@stitchbook/jobs';
import { cleanTags } from '@stitchbook/text/tags';
import { isStorableText } from '@stitchbook/text/rules';
import { authorize } from '../note-access/note-access.ts';
import { NoteRepository } from '../notes/note.repository.ts';
import type { TagSuggestionRequestBody } from './tag-suggestion.requests.ts';

/**
 * Asks for tags that would fit a note, or any text. The job names the note and holds no words; only those of a text that
 * is no note of theirs travel in its row, until it ends.
 */
@Injectable()
export class SuggestTags {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notes: NoteRepository,
    private readonly jobs: JobProducer,
  ) {}

  async start(ownerId: string, body: TagSuggestionRequestBody, requestId: string | undefined): Promise<Job> {
    const existingTags = cleanTags(body.existingTags).filter(isStorableText);
    const job = await this.unitOfWork.run(async (transaction) => {
      const noteId = await this.lockNote(transaction, ownerId, body);
      const about =
        noteId === null
          ? { input: { existingTags, transcript: body.transcript } }
          : { noteId, input: { existingTags } };
      return createJob(transaction, { kind: 'suggest-tags', ownerId, requestId, ...about });
    });
    await this.jobs.enqueue(job);
    return job;
  }

  /** The note that is named, or has these words and is theirs to tag; null for a text of its own. */
  private async lockNote(
    transaction: Transaction,
    ownerId: string,
    { noteId, transcript }: TagSuggestionRequestBody,
  ): Promise<number | null> {
    const { needs } = definitionOf('suggest-tags');
    if (typeof noteId === 'number') return authorize(await this.notes.lock(transaction, ownerId, noteId), needs).id;
    return this.notes.lockEditableWith(transaction, ownerId, transcript);
  }
}
