import { Injectable } from '@nestjs/common';
import type { CreationType } from '@stitchbook/contracts';
import { Creation, type Transaction } from '@stitchbook/database';
import { DataSource } from 'typeorm';
import { type PagedRow, pageWithinBytes } from '../database/page-within-bytes.query.ts';
import type { CreationSourceResponse } from './citation.responses.ts';
import type { CreationCursor } from './creation-cursor.ts';

/** What of a creation is shown. */
export type ShownCreation = Pick<
  Creation,
  'id' | 'type' | 'content' | 'createdAt' | 'noteId' | 'engine' | 'transcriptVersion' | 'version' | 'citations'
> & { noteTitle: string | null; sources: CreationSourceResponse[] };

export interface CreationFilter {
  type: CreationType | null;
  noteId: number | null;
}

/** Whether whoever the creation `c` belongs to may read the note `n` now. */
const READABLE = `(n.owner_id = c.owner_id or exists (select from shares s where s.note_id = n.id and s.user_id = c.owner_id))`;

/** What is shown of the creation `c`. A title is only for who may read the note now. */
const SHOWN = `
  c.id::float8 as id, c.type, c.content, c.created_at as "createdAt", c.note_id::float8 as "noteId", c.engine,
  c.transcript_version as "transcriptVersion", c.version, c.citations,
  (select n.title from notes n where n.id = c.note_id and ${READABLE}) as "noteTitle",
  (select json_agg(json_build_object(
     'noteId', n.id,
     'title', case when n.is_readable then n.title end,
     'recordedAt', case when n.is_readable then n.created_at end,
     'duration', case when n.is_readable then n.duration end) order by given.place)
   from unnest(coalesce(c.source_note_ids, array[c.note_id])) with ordinality as given (id, place)
   -- One after the other by their keys: by "offset 0" no plan reads all notes for it.
   left join lateral (
     select n.id, n.title, n.created_at, n.duration, ${READABLE} as is_readable from notes n where n.id = given.id offset 0
   ) n on true) as sources`;

/**
 * Bound to the owner, the number of rows, a type, a note, and the moment and id of the last creation seen. Read along
 * `creations_owner_newest`, or `creations_note`.
 */
export function creationPageQuery(isAfterAnother: boolean, ofNote = false): string {
  const after = isAfterAnother ? 'and (created_at, id) < ($5::timestamptz, $6::bigint)' : '';
  const note = ofNote ? 'and note_id = $4' : 'and $4::bigint is null';
  return pageWithinBytes(
    `select ${SHOWN}, row_number() over (order by c.created_at desc, c.id desc) as place
     from (select * from creations where owner_id = $1 and ($3::text is null or type = $3) ${note} ${after}
           order by created_at desc, id desc limit $2) c`,
    'octet_length(r.content)',
  );
}

@Injectable()
export class CreationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, from after this one. */
  findPage(
    ownerId: string,
    { type, noteId }: CreationFilter,
    after: CreationCursor | null,
    limit: number,
  ): Promise<(ShownCreation & PagedRow)[]> {
    return this.dataSource.query(creationPageQuery(after !== null, noteId !== null), [
      ownerId,
      limit,
      type,
      noteId,
      ...(after ? [after.createdAt, after.id] : []),
    ]);
  }

  async findByJob(jobId: string): Promise<ShownCreation | null> {
    const rows = await this.dataSource.query<ShownCreation[]>(`select ${SHOWN} from creations c where job_id = $1`, [
      jobId,
    ]);
    return rows[0] ?? null;
  }

  /** Locked until the transaction ends; null when it is not there, or another person's. */
  async lockOwned(transaction: Transaction, ownerId: string, id: number): Promise<ShownCreation | null> {
    const rows = await transaction.query<ShownCreation[]>(
      `select ${SHOWN} from creations c where owner_id = $1 and id = $2 for update of c`,
      [ownerId, id],
    );
    return rows[0] ?? null;
  }

  /** Writes a text and lets the version grow. */
  async changeContent(transaction: Transaction, id: number, content: string): Promise<void> {
    await transaction.update(Creation, { id }, { content, version: () => 'version + 1' });
  }

  /** Returns whether it was there and this person's. */
  async deleteOwned(ownerId: string, id: number): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(Creation).delete({ ownerId, id });
    return Boolean(affected);
  }
}
