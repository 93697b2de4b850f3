import { Injectable } from '@nestjs/common';
import type { CreationRole, CreationType } from '@stitchbook/contracts';
import { Creation } from '@stitchbook/database';
import { DataSource, type EntityManager } from 'typeorm';
import type { PagedRow } from '../database/page-within-bytes.query.ts';
import type { NamedPersonResponse } from '../openapi/common-responses.ts';
import type { CreationSourceResponse } from './citation.responses.ts';
import type { CreationCursor } from './creation-cursor.ts';
import { creationPageQuery, SHOWN } from './creation-page.query.ts';

/** What of a creation is shown to one reader. */
export interface ShownCreation extends Pick<
  Creation,
  | 'id'
  | 'type'
  | 'content'
  | 'createdAt'
  | 'noteId'
  | 'engine'
  | 'transcriptVersion'
  | 'version'
  | 'ownerId'
  | 'editedAt'
  | 'citations'
> {
  noteTitle: string | null;
  sources: CreationSourceResponse[];
  /** Null for whom it does not concern. */
  role: CreationRole | null;
  /** Null for the owner. */
  sharedBy: NamedPersonResponse | null;
  editedBy: NamedPersonResponse | null;
  /** How many people the owner shares it with; 0 for everybody else. */
  sharedWith: number;
}

export interface CreationFilter {
  type: CreationType | null;
  noteId: number | null;
}

@Injectable()
export class CreationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, from after this one. */
  findPage(
    readerId: string,
    { type, noteId }: CreationFilter,
    after: CreationCursor | null,
    limit: number,
  ): Promise<(ShownCreation & PagedRow)[]> {
    return this.dataSource.query(creationPageQuery(after !== null, noteId !== null), [
      readerId,
      limit,
      type,
      noteId,
      ...(after ? [after.createdAt, after.id] : []),
    ]);
  }

  /** Null when there is none; who it does not concern has no role. */
  async find(
    readerId: string,
    id: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ShownCreation | null> {
    const rows = await manager.query<ShownCreation[]>(`select ${SHOWN} from creations c where c.id = $2`, [
      readerId,
      id,
    ]);
    return rows[0] ?? null;
  }

  /** As its owner sees it. */
  async findByJob({ id, ownerId }: { id: string; ownerId: string }): Promise<ShownCreation | null> {
    const rows = await this.dataSource.query<ShownCreation[]>(`select ${SHOWN} from creations c where c.job_id = $2`, [
      ownerId,
      id,
    ]);
    return rows[0] ?? null;
  }

  /** Locked until the transaction ends, so that nobody's right to it ends in between. */
  async lock(manager: EntityManager, readerId: string, id: number): Promise<ShownCreation | null> {
    await manager.query('select 1 from creations where id = $1 for update', [id]);
    return this.find(readerId, id, manager);
  }

  /** Writes a text in which a task was ticked. */
  async writeTick(manager: EntityManager, id: number, content: string): Promise<void> {
    await manager.update(Creation, { id }, { content, version: () => 'version + 1' });
  }

  /** Writes a text that a person has edited. */
  async writeEdit(manager: EntityManager, id: number, { content, editorId }: { content: string; editorId: string }) {
    await manager.update(
      Creation,
      { id },
      { content, editedAt: () => 'now()', editedBy: editorId, version: () => 'version + 1' },
    );
  }

  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Creation, { id });
  }
}
