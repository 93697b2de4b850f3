import type { NoteSort, Sentiment, SharedFilter } from '@stitchbook/contracts';
import type { NoteCursor } from './note-cursor.ts';
import { SELECT_CARDS } from './note-card.query.ts';

export interface NotePage {
  search: string;
  tag: string | undefined;
  sentiment: Sentiment | undefined;
  shared: SharedFilter | undefined;
  sort: NoteSort;
  after: NoteCursor | null;
  limit: number;
}

interface Order {
  /** What is sorted by; ties go by id. */
  key: string;
  type: 'timestamptz' | 'text' | 'float8';
  direction: 'asc' | 'desc';
}

/** Each has an index that begins with the owner. */
const ORDERS: Readonly<Record<NoteSort, Order>> = {
  newest: { key: 'n.created_at', type: 'timestamptz', direction: 'desc' },
  oldest: { key: 'n.created_at', type: 'timestamptz', direction: 'asc' },
  title: { key: 'lower(n.title)', type: 'text', direction: 'asc' },
  longest: { key: 'n.duration', type: 'float8', direction: 'desc' },
};

export interface SqlQuery {
  text: string;
  parameters: unknown[];
}

/**
 * A page of what a reader may see, by keyset. Own notes and those shared by others are found apart, each along an index
 * and no further than a page, and only then merged: one condition over both would read everything.
 */
export function notePageQuery(readerId: string, page: NotePage): SqlQuery {
  const parameters: unknown[] = [readerId];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const { key, type, direction } = ORDERS[page.sort];
  const limit = bind(page.limit);
  const conditions = conditionsOf(page, bind);
  if (page.after) {
    const comparison = direction === 'desc' ? '<' : '>';
    conditions.push(`(${key}, n.id) ${comparison} (${bind(page.after.key)}::${type}, ${bind(page.after.id)}::bigint)`);
  }
  const branch = (from: string, who: string) =>
    `(select n.id, ${key} as key from ${from} where ${[who, ...conditions].join(' and ')} order by ${key} ${direction}, n.id ${direction} limit ${limit})`;
  const own = branch('notes n', 'n.owner_id = $1');
  const others = branch('shares mine join notes n on n.id = mine.note_id', 'mine.user_id = $1');
  const visible = page.shared === 'with-me' ? others : page.shared === 'by-me' ? own : `${own} union all ${others}`;
  return {
    parameters,
    text: `with page as materialized (
             select id, key from (${visible}) visible order by key ${direction}, id ${direction} limit ${limit}
           )
           select card.*, page.key::text as "sortKey"
           from page join (${SELECT_CARDS}) card on card.id = page.id
           order by page.key ${direction}, page.id ${direction}`,
  };
}

function conditionsOf({ search, tag, sentiment, shared }: NotePage, bind: (value: unknown) => string): string[] {
  const conditions: string[] = [];
  if (search) {
    const pattern = bind(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(`(n.title ilike ${pattern} or n.transcript ilike ${pattern})`);
  }
  if (tag !== undefined) {
    conditions.push(
      `n.id in (select nt.note_id from themes t join note_themes nt on nt.theme_id = t.id where t.name = ${bind(tag)})`,
    );
  }
  if (sentiment !== undefined) conditions.push(`n.sentiment = ${bind(sentiment)}`);
  if (shared === 'by-me') conditions.push('exists (select 1 from shares given where given.note_id = n.id)');
  return conditions;
}
