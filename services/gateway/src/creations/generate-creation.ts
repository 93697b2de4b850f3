import { Inject, Injectable } from '@nestjs/common';
import {
  DEFAULT_CREATION_TYPE,
  hasWords,
  isTooShortFor,
  MIN_WORDS_TO_RESHAPE,
  type NoteCreationType,
  SHORT_CREATION_TYPE,
} from '@stitchbook/contracts';
import { type Job, UnitOfWork } from '@stitchbook/database';
import { JobProducer, createJob } from '@stitchbook/jobs';
import { ProductError } from '../errors/product-error.ts';
import { type RepeatInfo, fingerprintForm, Idempotency } from '../idempotency/idempotency.ts';
import { GatewaySettings } from '../infrastructure/gateway.settings.ts';
import { findJob } from '../jobs/job.repository.ts';
import { authorize } from '../note-access/note-access.ts';
import { NoteRepository } from '../notes/note.repository.ts';

/** Asks for something new to be made of a note. */
@Injectable()
export class GenerateCreation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notes: NoteRepository,
    private readonly jobs: JobProducer,
    private readonly idempotency: Idempotency,
    @Inject(GatewaySettings) private readonly settings: Pick<GatewaySettings, 'languageModel'>,
  ) {}

  /**
   * It will belong to who asked. Without a type: what the note is long enough for. Rejects with a
   * `ProductError` where nothing can be made of it.
   */
  async begin(userId: string, noteId: number, asked: NoteCreationType | undefined, repeat: RepeatInfo): Promise<Job> {
    const fingerprint = fingerprintForm({ noteId: String(noteId), type: asked ?? DEFAULT_CREATION_TYPE }, null);
    const { idempotencyKey: key, requestId } = repeat;
    const keyed = { ownerId: userId, route: 'generate', key, fingerprint } as const;
    const job = await this.unitOfWork.run(async (transaction) => {
      const { transcript } = authorize(await this.notes.lock(transaction, userId, noteId), 'generate');
      const before = await this.idempotency.begin(transaction, keyed);
      if (before) return findJob(transaction, String(before.jobId));
      const type = this.typeFor(transcript, asked);
      const made = await createJob(transaction, {
        kind: 'create-from-note',
        ownerId: userId,
        noteId,
        input: { type },
        requestId,
      });
      await this.idempotency.finish(transaction, keyed, { jobId: made.id });
      return made;
    });
    await this.jobs.enqueue(job);
    return job;
  }

  /** Without a language model the note's own words have to be enough. */
  private typeFor(transcript: string, asked: NoteCreationType | undefined): NoteCreationType {
    if (!hasWords(transcript))
      throw new ProductError('invalid', 'creation.no-words', 'There are no words in this note to make something from.');
    const type = asked ?? DEFAULT_CREATION_TYPE;
    if (this.settings.languageModel || !isTooShortFor(type, transcript)) return type;
    if (asked === undefined) return SHORT_CREATION_TYPE;
    throw new ProductError(
      'invalid',
      'creation.note-too-short',
      `This note is too short to reshape without a language model: it takes ${MIN_WORDS_TO_RESHAPE} words. A summary or a list of tasks can be made of it.`,
    );
  }
}
