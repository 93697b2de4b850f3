import { SELECT_CARDS } from './note-card.query.ts';
import type { NoteCursor } from './note-cursor.ts';
import { type NoteFilter, conditionsOf, isFoundByTrigrams } from './note-filter.query.ts';
import { ORDERS, type Order } from './note-order.ts';
import type { NoteSort } from '@stitchbook/contracts';

export interface NotePage extends NoteFilter {
  sort: NoteSort;
  after: NoteCursor | null;
  limit: number;
}

export interface SqlQuery {
  text: string;
  parameters: unknown[];
}

/**
 * A page of what a reader may see, by keyset. Own notes and those shared by others are found apart, each along an index,
 * and only then merged: one condition over both would read everything. `offset 0` keeps the planner from turning "for each
 * of these few" into a join that reads a whole table.
 */
export function notePageQuery(readerId: string, page: NotePage): SqlQuery {
  const parameters: unknown[] = [readerId];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const order = ORDERS[page.sort];
  const limit = bind(page.limit);
  const conditions = conditionsOf(page, bind);
  if (page.after) {
    const comparison = order.direction === 'desc' ? '<' : '>';
    conditions.push(
      `(${order.key}, n.id) ${comparison} (${bind(page.after.key)}::${order.type}, ${bind(page.after.id)}::bigint)`,
    );
  }
  const branch = (from: string, who: string) =>
    `(select n.id, ${order.key} as key from ${from} where ${[who, ...conditions].join(' and ')} ${inOrder(order)} limit ${limit})`;
  const branches: string[] = [];
  if (page.shared !== 'with-me') branches.push(branch(ownNotes(page, order, bind), 'n.owner_id = $1'));
  if (page.shared !== 'by-me') branches.push(branch(`received ${eachNote('received.note_id')}`, 'n.owner_id <> $1'));
  const { direction } = order;
  return {
    parameters,
    text: `with received as materialized (select note_id from shares where user_id = $1),
           page as materialized (
             select id, key from (${branches.join(' union all ')}) visible order by key ${direction}, id ${direction} limit ${limit}
           )
           select card.*, page.key::text as "sortKey"
           from page cross join lateral (${SELECT_CARDS} where n.id = page.id offset 0) card
           order by page.key ${direction}, page.id ${direction}`,
  };
}

/** From where the reader's own notes are read: by their tag, by the trigrams of what is searched for, or else in their order. */
function ownNotes({ tag, search }: NotePage, order: Order, bind: (value: unknown) => string): string {
  if (tag !== undefined) {
    return `themes own join note_themes tagged on tagged.theme_id = own.id and own.owner_id = $1 and own.name = ${bind(tag)}
            ${eachNote('tagged.note_id')}`;
  }
  return search === '' || isFoundByTrigrams(search)
    ? 'notes n'
    : `(select * from notes n where n.owner_id = $1 ${inOrder(order)} offset 0) n`;
}

function eachNote(id: string): string {
  return `cross join lateral (select * from notes where id = ${id} offset 0) n`;
}

function inOrder({ key, direction }: Order): string {
  return `order by ${key} ${direction}, n.id ${direction}`;
}
