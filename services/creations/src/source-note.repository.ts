import { Injectable } from '@nestjs/common';
import { can, NOTE_ROLES } from '@stitchbook/contracts';
import { DataSource, Job, Note, type StoredAnswer, type Transaction } from '@stitchbook/database';

/** Those of which their reader, $1, may make something: of $2. */
const USABLE = `
  select n.id::float8 as id from notes n left join shares s on s.note_id = n.id and s.user_id = $1
  where n.id = any($2::bigint[]) and case when n.owner_id = $1 then 'owner' else s.permission end = any($3)`;
const ROLES = NOTE_ROLES.filter((role) => can(role, 'generate'));

/** The notes that are put together to one creation. */
@Injectable()
export class SourceNoteRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of time. Those that this person may not make something of, or that are gone, are left out. */
  async findUsable(readerId: string, ids: readonly number[]): Promise<Note[]> {
    const usable = await this.dataSource.query<{ id: number }[]>(USABLE, [readerId, ids, ROLES]);
    return this.dataSource
      .getRepository(Note)
      .createQueryBuilder('note')
      .where('note.id = any(:ids)', { ids: usable.map(({ id }) => id) })
      .orderBy('note.createdAt')
      .addOrderBy('note.id')
      .getMany();
  }

  /** The names of the themes of each note that has any. */
  async findThemes(ids: readonly number[]): Promise<Map<number, string[]>> {
    const rows = await this.dataSource.query<{ id: number; names: string[] }[]>(
      `select nt.note_id::float8 as id, array_agg(t.name order by nt.position) as names
       from note_themes nt join themes t on t.id = nt.theme_id where nt.note_id = any($1::bigint[]) group by nt.note_id`,
      [ids],
    );
    return new Map(rows.map(({ id, names }) => [id, names]));
  }

  async storeAnswer(transaction: Transaction, jobId: string, answer: StoredAnswer): Promise<void> {
    await transaction.update(Job, { id: jobId }, { output: answer });
  }

  /** Whether this person may still use every one of them; if so, that stays until the transaction ends. */
  async lockUsable(transaction: Transaction, readerId: string, ids: readonly number[]): Promise<boolean> {
    await transaction.query('select 1 from notes where id = any($1::bigint[]) order by id for share', [ids]);
    const usable = await transaction.query<object[]>(USABLE, [readerId, ids, ROLES]);
    return usable.length === ids.length;
  }
}
