import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@stitchbook/database';
import { showPage } from '../database/page-within-bytes.query.ts';
import type { DoneResponse } from '../openapi/common-responses.ts';
import { authorizeCreation } from './creation-access.ts';
import { readCursor, writeCursor } from './creation-cursor.ts';
import { CreationVersionRepository } from './creation-version.repository.ts';
import {
  type CreationVersionDetailResponse,
  type CreationVersionResponse,
  presentVersion,
  presentWholeVersion,
} from './creation-version.responses.ts';
import { CreationRepository } from './creation.repository.ts';
import type { ListCreationsQuery, ListVersionsQuery } from './creation.requests.ts';
import { presentCreation, type CreationResponse } from './creation.responses.ts';
import { versionMissing } from './edit-creation.ts';

export interface CreationsPage {
  creations: CreationResponse[];
  nextCursor: string | null;
}

export interface VersionsPage {
  versions: CreationVersionResponse[];
  nextCursor: string | null;
}

@Injectable()
export class CreationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly creations: CreationRepository,
    private readonly versions: CreationVersionRepository,
  ) {}

  async page(userId: string, { limit, cursor, type, noteId }: ListCreationsQuery): Promise<CreationsPage> {
    const filter = { type: type ?? null, noteId: noteId ?? null };
    const found = await this.creations.findPage(userId, filter, readCursor(cursor), limit + 1);
    const { rows, last } = showPage(found, limit);
    const creations = rows.map((row) => presentCreation(authorizeCreation(row, 'read')));
    return { creations, nextCursor: last && writeCursor(last) };
  }

  async get(userId: string, id: number): Promise<CreationResponse> {
    return presentCreation(authorizeCreation(await this.creations.find(userId, id), 'read'));
  }

  delete(userId: string, id: number): Promise<DoneResponse> {
    return this.unitOfWork.run(async (transaction) => {
      const creation = authorizeCreation(await this.creations.lock(transaction, userId, id), 'delete');
      await this.creations.delete(transaction, creation.id);
      return { success: true, message: 'Creation deleted' };
    });
  }

  async pageOfVersions(userId: string, id: number, { limit, cursor }: ListVersionsQuery): Promise<VersionsPage> {
    const creation = authorizeCreation(await this.creations.find(userId, id), 'history');
    const found = await this.versions.findPage(creation.id, cursor ?? null, limit + 1);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return { versions: shown.map(presentVersion), nextCursor: last ? String(last.version) : null };
  }

  async version(userId: string, id: number, version: number): Promise<CreationVersionDetailResponse> {
    const creation = authorizeCreation(await this.creations.find(userId, id), 'history');
    const found = await this.versions.find(creation.id, version);
    if (!found) throw versionMissing();
    return presentWholeVersion(found);
  }
}
