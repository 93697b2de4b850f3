import { Injectable } from '@nestjs/common';
import { can, type NoteRole, NOTE_ROLES } from '@stitchbook/contracts';
import type { Transaction } from '@stitchbook/database';

/** A note that something may be made of together with others. */
export interface SourceNote {
  id: number;
  role: NoteRole;
  characters: number;
  /** Whether its words could be any; a transcript of marks alone is found out when it is read. */
  hasWords: boolean;
}

export interface SourceFilter {
  tag: string | null;
  /** ISO 8601. */
  from: string | null;
  until: string | null;
}

const ROLE = `case when n.owner_id = $1 then 'owner' else s.permission end`;
const SELECT = `
  select n.id::float8 as id, ${ROLE} as role, char_length(n.transcript) as characters, btrim(n.transcript) <> '' as "hasWords"
  from notes n left join shares s on s.note_id = n.id and s.user_id = $1`;
const ROLES = NOTE_ROLES.filter((role) => can(role, 'generate'));

/** The notes that are to become one creation. */
@Injectable()
export class SourceNoteRepository {
  /** Those of the chosen that their reader may see, in the order of time. */
  findChosen(transaction: Transaction, readerId: string, ids: readonly number[]): Promise<SourceNote[]> {
    return transaction.query(
      `${SELECT} where n.id = any($2::bigint[]) and (n.owner_id = $1 or s.user_id is not null) order by n.created_at, n.id`,
      [readerId, ids],
    );
  }

  /** Those with a tag, or of a period, that their reader may make something of and that say something; the oldest `limit`. */
  findMatching(
    transaction: Transaction,
    readerId: string,
    { tag, from, until }: SourceFilter,
    limit: number,
  ): Promise<SourceNote[]> {
    return transaction.query(
      `${SELECT}
       where (n.owner_id = $1 or s.user_id is not null) and ${ROLE} = any($2) and btrim(n.transcript) <> ''
         and ($3::text is null or exists (
           select from note_themes tagged join themes t on t.id = tagged.theme_id where tagged.note_id = n.id and t.name = $3))
         and ($4::timestamptz is null or n.created_at >= $4) and ($5::timestamptz is null or n.created_at < $5)
       order by n.created_at, n.id limit $6`,
      [readerId, ROLES, tag, from, until, limit],
    );
  }
}
