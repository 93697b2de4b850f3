import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { NamedPersonResponse } from '../openapi/common-responses.ts';
import { personOf } from './creation-page.query.ts';

export interface VersionCard {
  version: number;
  characters: number;
  /** When it was written. */
  createdAt: Date;
  /** Whether no person has written it, but for ticks. */
  isAsMade: boolean;
  editedBy: NamedPersonResponse | null;
}

export interface WholeVersion extends VersionCard {
  content: string;
}

/** With the first, which is always kept. */
const MOST_VERSIONS = 50;
/** Of all but the first together. */
const MOST_CHARACTERS = 2_000_000;

const CARD = `
  v.version, v.characters, coalesce(v.edited_at, c.created_at) as "createdAt", v.edited_at is null as "isAsMade",
  (select ${personOf('e')} from users e where e.id = v.edited_by) as "editedBy"`;
const FROM = 'from creation_versions v join creations c on c.id = v.creation_id where v.creation_id = $1';

/** What creations said before they were edited. */
@Injectable()
export class CreationVersionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first, from before this one; without what they say. */
  findPage(creationId: number, before: number | null, limit: number): Promise<VersionCard[]> {
    return this.dataSource.query(
      `select ${CARD} ${FROM} and ($2::integer is null or v.version < $2) order by v.version desc limit $3`,
      [creationId, before, limit],
    );
  }

  async find(
    creationId: number,
    version: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<WholeVersion | null> {
    const rows = await manager.query<WholeVersion[]>(`select ${CARD}, v.content ${FROM} and v.version = $2::bigint`, [
      creationId,
      version,
    ]);
    return rows[0] ?? null;
  }

  /** Keeps what a creation says that is locked and about to be edited; the oldest but the first go when there are too many. */
  async keep(manager: EntityManager, creationId: number): Promise<void> {
    await manager.query(
      `insert into creation_versions (creation_id, version, content, edited_at, edited_by)
       select id, version, content, edited_at, edited_by from creations where id = $1`,
      [creationId],
    );
    await manager.query(
      `delete from creation_versions gone using (
         select version, row_number() over newest as place, sum(characters) over newest as characters
         from creation_versions where creation_id = $1
           and version > (select min(version) from creation_versions where creation_id = $1)
         window newest as (order by version desc)
       ) kept
       where gone.creation_id = $1 and gone.version = kept.version
         and kept.place > 1 and (kept.place >= ${MOST_VERSIONS} or kept.characters > ${MOST_CHARACTERS})`,
      [creationId],
    );
  }
}
