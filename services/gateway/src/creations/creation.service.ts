import { Injectable } from '@nestjs/common';
import type { CreationType } from '@stitchbook/contracts';
import { type Job, UnitOfWork } from '@stitchbook/database';
import { JobProducer, createJob } from '@stitchbook/jobs';
import { ProductError } from '../errors/product-error.ts';
import { showPage } from '../database/page-within-bytes.query.ts';
import { type RepeatInfo, fingerprintForm, Idempotency } from '../idempotency/idempotency.ts';
import { findJob } from '../jobs/job.repository.ts';
import { authorize } from '../note-access/note-access.ts';
import { NoteRepository } from '../notes/note.repository.ts';
import { readCursor, writeCursor } from './creation-cursor.ts';
import { CreationRepository } from './creation.repository.ts';
import type { ListCreationsQuery } from './creation.requests.ts';
import { presentCreation, type CreationResponse } from './creation.responses.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';

export interface CreationsPage {
  creations: CreationResponse[];
  nextCursor: string | null;
}

@Injectable()
export class CreationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notes: NoteRepository,
    private readonly creations: CreationRepository,
    private readonly jobs: JobProducer,
    private readonly idempotency: Idempotency,
  ) {}

  /** Asks for something new; it will belong to who asked. */
  async generate(userId: string, noteId: number, type: CreationType, repeat: RepeatInfo): Promise<Job> {
    const fingerprint = fingerprintForm({ noteId: String(noteId), type }, null);
    const { idempotencyKey: key, requestId } = repeat;
    const keyed = { ownerId: userId, route: 'generate', key, fingerprint } as const;
    const job = await this.unitOfWork.run(async (transaction) => {
      authorize(await this.notes.lock(transaction, userId, noteId), 'generate');
      const before = await this.idempotency.begin(transaction, keyed);
      if (before) return findJob(transaction, String(before.jobId));
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

  async page(userId: string, { limit, cursor }: ListCreationsQuery): Promise<CreationsPage> {
    const found = await this.creations.findPage(userId, readCursor(cursor), limit + 1);
    const { rows, last } = showPage(found, limit);
    return { creations: rows.map(presentCreation), nextCursor: last && writeCursor(last) };
  }

  async delete(userId: string, id: number): Promise<DoneResponse> {
    if (await this.creations.deleteOwned(userId, id)) return { success: true, message: 'Creation deleted' };
    throw new ProductError('not-found', 'creation.missing', 'This creation does not exist any more.');
  }
}
