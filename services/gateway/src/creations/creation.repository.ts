import { Injectable } from '@nestjs/common';
import { Creation } from '@stitchbook/database';
import { DataSource } from 'typeorm';
import { type PagedRow, pageWithinBytes } from '../database/page-within-bytes.query.ts';
import type { CreationCursor } from './creation-cursor.ts';

/** What of a creation is shown. */
export type ShownCreation = Pick<
  Creation,
  'id' | 'type' | 'content' | 'createdAt' | 'noteId' | 'engine' | 'transcriptVersion'
>;

/** Bound to the owner, the number of rows, and the moment and id of the last creation seen. Read along `creations_owner_newest`. */
export function creationPageQuery(isAfterAnother: boolean): string {
  const after = isAfterAnother ? 'and (created_at, id) < ($3::timestamptz, $4::bigint)' : '';
  return pageWithinBytes(
    `select c.id::float8 as id, c.type, c.content, c.created_at as "createdAt", c.note_id::float8 as "noteId", c.engine,
            c.transcript_version as "transcriptVersion", row_number() over (order by c.created_at desc, c.id desc) as place
     from (select * from creations where owner_id = $1 ${after} order by created_at desc, id desc limit $2) c`,
    'octet_length(r.content)',
  );
}

@Injectable()
export class CreationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, from after this one. */
  findPage(ownerId: string, after: CreationCursor | null, limit: number): Promise<(ShownCreation & PagedRow)[]> {
    return this.dataSource.query(creationPageQuery(after !== null), [
      ownerId,
      limit,
      ...(after ? [after.createdAt, after.id] : []),
    ]);
  }

  findByJob(jobId: string): Promise<Creation | null> {
    return this.dataSource.getRepository(Creation).findOneBy({ jobId });
  }

  /** Returns whether it was there and this person's. */
  async deleteOwned(ownerId: string, id: number): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(Creation).delete({ ownerId, id });
    return Boolean(affected);
  }
}
