import { Injectable } from '@nestjs/common';
import { markTask } from '@stitchbook/contracts';
import { UnitOfWork } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import { showPage } from '../database/page-within-bytes.query.ts';
import { readCursor, writeCursor } from './creation-cursor.ts';
import { creationMissing } from './creation.errors.ts';
import { CreationRepository } from './creation.repository.ts';
import type { ListCreationsQuery, TaskChange } from './creation.requests.ts';
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
    private readonly creations: CreationRepository,
  ) {}

  async page(userId: string, { limit, cursor, type, noteId }: ListCreationsQuery): Promise<CreationsPage> {
    const filter = { type: type ?? null, noteId: noteId ?? null };
    const found = await this.creations.findPage(userId, filter, readCursor(cursor), limit + 1);
    const { rows, last } = showPage(found, limit);
    return { creations: rows.map(presentCreation), nextCursor: last && writeCursor(last) };
  }

  async delete(userId: string, id: number): Promise<DoneResponse> {
    if (await this.creations.deleteOwned(userId, id)) return { success: true, message: 'Creation deleted' };
    throw creationMissing();
  }

  /**
   * Ticks a task of a checklist, or takes the tick away. Rejects with a `ProductError`: not found, no such task, or a conflict
   * that carries the creation as it is when it has changed since it was seen.
   */
  async markTask(userId: string, id: number, { task, done }: TaskChange, seenVersion: number | null) {
    return this.unitOfWork.run(async (transaction): Promise<CreationResponse> => {
      const creation = await this.creations.lockOwned(transaction, userId, id);
      if (!creation) throw creationMissing();
      if (seenVersion !== null && seenVersion !== creation.version)
        throw new ProductError('conflict', 'creation.changed', 'This creation has changed since it was shown here.', {
          details: { creation: presentCreation(creation) },
        });
      const content = markTask(creation.content, task, done);
      if (content === null)
        throw new ProductError('invalid', 'creation.no-such-task', 'There is no such task in this creation.');
      if (content === creation.content) return presentCreation(creation);
      await this.creations.changeContent(transaction, id, content);
      return presentCreation({ ...creation, content, version: creation.version + 1 });
    });
  }
}
