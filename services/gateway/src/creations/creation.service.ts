import type { Creation, CreationType, Done } from '@stitchbook/contracts';
import type { DataSource, JobRow } from '@stitchbook/database';
import { type JobProducer, recordJob } from '@stitchbook/jobs';
import { ProductError } from '../errors/product-error.ts';
import { allow } from '../notes/note-access.ts';
import type { NoteRepository } from '../notes/note.repository.ts';
import type { CreationRepository } from './creation.repository.ts';
import type { ListCreationsQuery } from './creation.requests.ts';
import { presentCreation } from './present-creation.ts';

export interface CreationsPage {
  creations: Creation[];
  nextCursor: string | null;
}

export class CreationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notes: NoteRepository,
    private readonly creations: CreationRepository,
    private readonly jobs: JobProducer,
  ) {}

  /** Asks for something new; it will belong to who asked. */
  async generate(userId: string, noteId: number, type: CreationType, requestId: string | undefined): Promise<JobRow> {
    const note = allow(await this.notes.findFor(userId, noteId), 'generate');
    const job = await this.dataSource.transaction((manager) =>
      recordJob(manager, { kind: 'create-from-note', ownerId: userId, noteId: note.id, input: { type }, requestId }),
    );
    await this.jobs.handOver(job);
    return job;
  }

  async page(userId: string, { limit, cursor }: ListCreationsQuery): Promise<CreationsPage> {
    const found = await this.creations.findPage(userId, cursor, limit + 1);
    const shown = found.slice(0, limit);
    return {
      creations: shown.map(presentCreation),
      nextCursor: found.length > limit ? String(shown.at(-1)?.id) : null,
    };
  }

  async delete(userId: string, id: number): Promise<Done> {
    if (await this.creations.deleteOwned(userId, id)) return { success: true, message: 'Creation deleted' };
    throw new ProductError('missing', 'creation.missing', 'This creation does not exist any more.');
  }
}
