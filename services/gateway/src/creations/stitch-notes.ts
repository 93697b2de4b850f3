import { Injectable } from '@nestjs/common';
import {
  type CreationType,
  DEFAULT_CREATION_TYPE,
  MAX_STITCHED_CHARACTERS,
  MIN_STITCHED_NOTES,
  maxNotesFor,
} from '@stitchbook/contracts';
import { type Job, type Transaction, UnitOfWork } from '@stitchbook/database';
import { JobProducer, createJob } from '@stitchbook/jobs';
import { ProductError } from '../errors/product-error.ts';
import { type RepeatInfo, fingerprintForm, Idempotency } from '../idempotency/idempotency.ts';
import { findJob } from '../jobs/job.repository.ts';
import { authorize } from '../note-access/note-access.ts';
import { type SourceNote, SourceNoteRepository } from './source-note.repository.ts';
import type { StitchRequest } from './stitch.requests.ts';

const DAY_MS = 86_400_000;

/** Asks for one creation to be made of several notes: of those that were chosen, or that have a tag, or are of a period. */
@Injectable()
export class StitchNotes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sources: SourceNoteRepository,
    private readonly jobs: JobProducer,
    private readonly idempotency: Idempotency,
  ) {}

  /** It will belong to who asked. Rejects with a `ProductError` where nothing can be made of them. */
  async begin(userId: string, asked: StitchRequest, { idempotencyKey: key, requestId }: RepeatInfo): Promise<Job> {
    const { type = DEFAULT_CREATION_TYPE } = asked;
    const fingerprint = fingerprintForm(
      { asked: JSON.stringify([type, asked.noteIds, asked.tag, asked.from, asked.until]) },
      null,
    );
    const keyed = { ownerId: userId, route: 'stitch', key, fingerprint } as const;
    const job = await this.unitOfWork.run(async (transaction) => {
      const before = await this.idempotency.begin(transaction, keyed);
      if (before) return findJob(transaction, String(before.jobId));
      const noteIds = requireMakeable(await this.find(transaction, userId, type, asked), type);
      const made = await createJob(transaction, {
        kind: 'create-from-notes',
        ownerId: userId,
        input: { type, noteIds },
        requestId,
      });
      await this.idempotency.finish(transaction, keyed, { jobId: made.id });
      return made;
    });
    await this.jobs.enqueue(job);
    return job;
  }

  private async find(transaction: Transaction, userId: string, type: CreationType, asked: StitchRequest) {
    const { noteIds, tag, from, until } = asked;
    const isFiltered = tag !== undefined || from !== undefined || until !== undefined;
    if (noteIds !== undefined) {
      if (isFiltered) throw chosenTwice();
      return this.findChosen(transaction, userId, [...new Set(noteIds)]);
    }
    if (!isFiltered && type !== 'weekly_review') throw nothingChosen();
    const filter = {
      tag: tag === undefined ? null : tag.trim().toLowerCase(),
      from: isFiltered ? momentOf(from) : new Date(Date.now() - 7 * DAY_MS).toISOString(),
      until: momentOf(until),
    };
    return this.sources.findMatching(transaction, userId, filter, maxNotesFor(type) + 1);
  }

  /** One that the reader may not see is answered as if it did not exist. */
  private async findChosen(
    transaction: Transaction,
    userId: string,
    noteIds: readonly number[],
  ): Promise<SourceNote[]> {
    if (noteIds.length < MIN_STITCHED_NOTES) throw tooFew();
    const found = await this.sources.findChosen(transaction, userId, noteIds);
    if (found.length < noteIds.length) throw notAllThere();
    return found.map((note) => authorize(note, 'generate'));
  }
}

function requireMakeable(notes: readonly SourceNote[], type: CreationType): number[] {
  const saying = notes.filter(({ hasWords }) => hasWords);
  if (saying.length === 0) throw noWords();
  if (saying.length > maxNotesFor(type)) throw tooMany(maxNotesFor(type));
  const characters = saying.reduce((sum, note) => sum + note.characters, 0);
  if (characters > MAX_STITCHED_CHARACTERS) throw tooLong();
  return saying.map(({ id }) => id);
}

const momentOf = (text: string | undefined) => (text === undefined ? null : new Date(text).toISOString());

const nothingChosen = () =>
  new ProductError(
    'invalid',
    'creation.nothing-chosen',
    'Please choose notes, a tag or a period to make something from.',
  );
const chosenTwice = () =>
  new ProductError('invalid', 'creation.chosen-twice', 'Please choose either notes, or a tag and a period.');
const tooFew = () =>
  new ProductError(
    'invalid',
    'creation.too-few-notes',
    `Please choose at least ${MIN_STITCHED_NOTES} notes to stitch together.`,
  );
const tooMany = (most: number) =>
  new ProductError(
    'invalid',
    'creation.too-many-notes',
    `At most ${most} notes can be stitched together at once. Please choose fewer, or a shorter period.`,
  );
const tooLong = () =>
  new ProductError(
    'invalid',
    'creation.notes-too-long',
    `These notes are too long to stitch together at once: they may have ${MAX_STITCHED_CHARACTERS} characters in all. Please choose fewer, or a shorter period.`,
  );
const noWords = () =>
  new ProductError('invalid', 'creation.no-words', 'There are no words in these notes to make something from.');
/** Which one is not said: whether a note is there is nobody's to learn who may not read it. */
const notAllThere = () =>
  new ProductError(
    'not-found',
    'note.missing',
    'Not all of these notes are still there for you to read. Please load the list again and choose anew.',
  );
