import { Injectable } from '@nestjs/common';
import { Task, type Transaction } from '@stitchbook/database';
import { DataSource, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { type PagedRow, pageWithinBytes } from '../database/page-within-bytes.query.ts';
import type { TaskCursor } from './task-cursor.ts';

/** What of a task is shown to its owner. */
export type ShownTask = Pick<
  Task,
  'id' | 'noteId' | 'text' | 'sentence' | 'atSeconds' | 'dueOn' | 'doneAt' | 'createdAt'
> & { noteTitle: string };

export type TaskWrite = QueryDeepPartialEntity<Task>;

type PagedTask = ShownTask & PagedRow & { key: string };

const SHOWN = `
  t.id::float8 as id, t.note_id::float8 as "noteId", n.title as "noteTitle", t.text, t.sentence, t.at_seconds as "atSeconds",
  t.due_on::text as "dueOn", t.done_at as "doneAt", t.created_at as "createdAt"`;

interface Order {
  which: string;
  key: string;
  type: string;
  direction: 'asc' | 'desc';
}

/** Each along an index. What is due first comes first, and last what may be done at any time. */
const OPEN: Order = {
  which: 'done_at is null and dismissed_at is null',
  key: `coalesce(due_on, 'infinity'::date)`,
  type: 'date',
  direction: 'asc',
};
/** The latest first. */
const DONE: Order = {
  which: 'done_at is not null and dismissed_at is null',
  key: 'done_at',
  type: 'timestamptz',
  direction: 'desc',
};

/** The tasks of the owner in $1, at most $2, behind the key in $3 and the id in $4. */
function pageQuery({ which, key, type, direction }: Order, isAfterAnother: boolean): string {
  const after = isAfterAnother ? `and (${key}, id) ${direction === 'asc' ? '>' : '<'} ($3::${type}, $4::bigint)` : '';
  const shownKey =
    type === 'date' ? 't.key::text' : `to_char(t.key at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`;
  return pageWithinBytes(
    `select ${SHOWN}, ${shownKey} as key, row_number() over (order by t.key ${direction}, t.id ${direction}) as place
     from (select *, ${key} as key from tasks where owner_id = $1 and ${which} ${after}
           order by ${key} ${direction}, id ${direction} limit $2) t
     join notes n on n.id = t.note_id`,
    'octet_length(row_to_json(r)::text)',
  );
}

/** The tasks of people; of each only its owner's notes have any. */
@Injectable()
export class TaskRepository {
  constructor(private readonly dataSource: DataSource) {}

  findPage(ownerId: string, isDone: boolean, after: TaskCursor | null, limit: number): Promise<PagedTask[]> {
    const query = pageQuery(isDone ? DONE : OPEN, after !== null);
    return this.dataSource.query(query, [ownerId, limit, ...(after ? [after.key, after.id] : [])]);
  }

  /** Open ones as a page has them, then those that are done, the latest first. */
  findAll(ownerId: string, limit: number): Promise<ShownTask[]> {
    return this.dataSource.query(
      `select ${SHOWN} from tasks t join notes n on n.id = t.note_id
       where t.owner_id = $1 and t.dismissed_at is null
       order by t.done_at is not null, t.done_at desc, coalesce(t.due_on, 'infinity'::date), t.id limit $2`,
      [ownerId, limit],
    );
  }

  /** A person's own, locked until the transaction ends; null when there is none. */
  async lockOwned(transaction: Transaction, ownerId: string, id: number): Promise<Task | null> {
    return transaction.findOne(Task, { where: { id, ownerId }, lock: { mode: 'pessimistic_write' } });
  }

  async find(manager: EntityManager, id: number): Promise<ShownTask | null> {
    const rows = await manager.query<ShownTask[]>(
      `select ${SHOWN} from tasks t join notes n on n.id = t.note_id where t.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Writes what a person changed: from then on no machine does. */
  async change(manager: EntityManager, id: number, change: TaskWrite): Promise<void> {
    await manager.update(Task, { id }, { ...change, changedAt: () => 'now()' });
  }
}
