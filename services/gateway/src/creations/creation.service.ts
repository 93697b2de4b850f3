import { Injectable } from '@nestjs/common';
import { ProductError } from '../errors/product-error.ts';
import { showPage } from '../database/page-within-bytes.query.ts';
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
  constructor(private readonly creations: CreationRepository) {}

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
