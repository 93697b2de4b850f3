import type { NoteSort, Sentiment, SharedFilter } from '@stitchbook/contracts';
import { pageWithinBytes } from '../database/page-within-bytes.query.ts';
import { SELECT_CARDS } from './note-card.query.ts';
import type { NoteCursor } from './note-cursor.ts';
import { isPhrase } from './search/search-words.ts';

export interface NoteFilter {
  /** Any part of a title or transcript; empty for all. */
  search: string;
  tag: string | undefined;
  /** More tags, all of which a note has to have. */
  tags?: readonly string[] | undefined;
  sentiment: Sentiment | undefined;
  shared: SharedFilter | undefined;
  /** By the reader: only those, or only others. */
  pinned?: boolean | undefined;
  /** When it was made: from then on, and before then. */
  from?: string | undefined;
  until?: string | undefined;
}

/** What is looked for in `note_search`. */
export interface WordSearch {
  /** Of whom, and filtered by what: a note has to have each. */
  facets: readonly string[];
  /** A `tsquery`. */
  query: string;
  readerId: string;
  pinned: boolean | undefined;
  /** Only what the reader owns: the facets do not say who does. */
  isMine: boolean;
}

export interface NotePage extends NoteFilter {
  /** Notes that have these words belong to the page as well, whatever `search` says; or only others do. */
  words?: (WordSearch & { are: 'added' | 'left out' }) | undefined;
  sort: NoteSort;
  after: Pick<NoteCursor, 'key' | 'id'> | null;
  limit: number;
}

export interface SqlQuery {
  text: string;
  parameters: unknown[];
}

export type Bind = (value: unknown) => string;

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
  // Without accents: databases that compare bytes have Ä behind Z.
  title: { key: 'left(search_fold(lower(n.title)), 500)', type: 'text', direction: 'asc' },
  longest: { key: 'n.duration', type: 'float8', direction: 'desc' },
};

/**
 * A page of what a reader may see, by keyset. Own notes and those shared by others are found apart, each along an index,
 * and only then merged: one condition over both would read everything. `offset 0` keeps the planner from turning "for each
 * of these few" into a join that reads a whole table.
 */
export function notePageQuery(readerId: string, page: NotePage): SqlQuery {
  const { direction } = ORDERS[page.sort];
  const { text, parameters } = notesOfPage(readerId, page);
  return {
    parameters,
    text: `with ${text},
           cards as (
             select card.*, page.key::text as "sortKey",
                    row_number() over (order by page.key ${direction}, page.id ${direction}) as place
             from page cross join lateral (${SELECT_CARDS} where n.id = page.id offset 0) card
           )
           ${pageWithinBytes('select * from cards', 'octet_length(row_to_json(r)::text)')}`,
  };
}

/** The same page, of which only ids and keys are read. */
export function noteIdsQuery(readerId: string, page: NotePage): SqlQuery {
  const { direction } = ORDERS[page.sort];
  const { text, parameters } = notesOfPage(readerId, page);
  return {
    parameters,
    text: `with ${text} select id::float8 as id, key::text as key from page order by page.key ${direction}, page.id ${direction}`,
  };
}

function notesOfPage(readerId: string, page: NotePage): SqlQuery {
  const parameters: unknown[] = [readerId];
  const bind: Bind = (value) => `$${parameters.push(value)}`;
  const order = ORDERS[page.sort];
  // Written out: the plan of a prepared statement would not know that it is few.
  const limit = String(Math.trunc(page.limit));
  const conditions = conditionsOf(page, bind);
  if (page.after) conditions.push(isAfter(page.after, order, bind));
  if (page.words?.are === 'left out') conditions.push(hasNotTheWords(page.words, bind));
  const branch = (from: string, who: string) =>
    `(select n.id, ${order.key} as key from ${from} where ${[who, ...conditions].join(' and ')} ${inOrder(order)} limit ${limit})`;
  const branches: string[] = [];
  if (isRareText(page)) {
    branches.push(branch('notes n', MAY_SEE));
  } else {
    if (page.shared !== 'with-me') branches.push(branch(ownNotes(page, order, bind), 'n.owner_id = $1'));
    if (hasNotesOfOthers(page)) branches.push(branch(receivedNotes(page), 'n.owner_id <> $1'));
  }
  if (page.words?.are === 'added') branches.push(branchByWords(page, page.words, order, limit, bind));
  const { direction } = order;
  return {
    parameters,
    text: `received as materialized (select note_id from shares where user_id = $1),
           page as materialized (
             select id, key from (${branches.join(' union ')}) visible order by key ${direction}, id ${direction} limit ${limit}
           )`,
  };
}

/** The filters other than `search` are looked up by the index of `note_search`. */
function branchByWords(
  { after, from, until, pinned }: NotePage,
  words: WordSearch,
  order: Order,
  limit: string,
  bind: Bind,
): string {
  const conditions = [
    words.isMine ? IS_MINE : MAY_SEE,
    ...datesOf({ from, until }, bind),
    ...pinnedOf({ pinned }),
    ...(after ? [isAfter(after, order, bind)] : []),
  ];
  return `(select n.id, ${order.key} as key
           from (select note_id from note_search
                 where facets @> ${bind(words.facets)}::text[] and words @@ ${bind(words.query)}::tsquery offset 0) found
           ${eachNote('found.note_id')} where ${conditions.join(' and ')} ${inOrder(order)} limit ${limit})`;
}

/** From where the reader's own notes are read: by what is pinned, by their tag, by the trigrams of what is searched for, or else in their order. */
function ownNotes({ tag, tags = [], search, pinned }: NotePage, order: Order, bind: Bind): string {
  if (pinned) return `(select note_id from note_pins where user_id = $1 offset 0) pinned ${eachNote('pinned.note_id')}`;
  const first = tag ?? tags[0];
  if (first !== undefined) {
    return `themes own join note_themes tagged on tagged.theme_id = own.id and own.owner_id = $1 and own.name = ${bind(first)}
            ${eachNote('tagged.note_id')}`;
  }
  return search === '' || isFoundByTrigrams(search)
    ? 'notes n'
    : `(select * from notes n where n.owner_id = $1 ${inOrder(order)} offset 0) n`;
}

/** Among what is found by trigrams, which rare letters make few, or one after the other. */
function receivedNotes({ search, words }: NotePage): string {
  return words && isFoundByTrigrams(search)
    ? '(select * from notes where id in (select note_id from received)) n'
    : `received ${eachNote('received.note_id')}`;
}

/** The reader is $1; what was shared with them is `received`. */
export const MAY_SEE = '(n.owner_id = $1 or n.id in (select note_id from received))';
export const IS_MINE = 'n.owner_id = $1';

export function hasNotesOfOthers({ shared }: Pick<NoteFilter, 'shared'>): boolean {
  return shared !== 'by-me' && shared !== 'mine';
}

export function eachNote(id: string): string {
  return `cross join lateral (select * from notes where id = ${id} offset 0) n`;
}

function isAfter({ key, id }: Pick<NoteCursor, 'key' | 'id'>, order: Order, bind: Bind): string {
  return `(${order.key}, n.id) ${order.direction === 'desc' ? '<' : '>'} (${bind(key)}::${order.type}, ${bind(id)}::bigint)`;
}

function hasNotTheWords({ query }: WordSearch, bind: Bind): string {
  return `not exists (select from note_search s where s.note_id = n.id and s.words @@ ${bind(query)}::tsquery offset 0)`;
}

export function datesOf({ from, until }: Pick<NoteFilter, 'from' | 'until'>, bind: Bind): string[] {
  return [
    ...(from === undefined ? [] : [`n.created_at >= ${bind(from)}::timestamptz`]),
    ...(until === undefined ? [] : [`n.created_at < ${bind(until)}::timestamptz`]),
  ];
}

/** The reader is $1. */
export function pinnedOf({ pinned }: Pick<NoteFilter, 'pinned'>): string[] {
  if (pinned === undefined) return [];
  return [`${pinned ? '' : 'not '}exists (select from note_pins p where p.user_id = $1 and p.note_id = n.id offset 0)`];
}

function inOrder({ key, direction }: Order): string {
  return `order by ${key} ${direction}, n.id ${direction}`;
}

/** What a note `n` has to be; the subqueries are asked for one note at a time. */
export function conditionsOf(filter: NoteFilter, bind: Bind): string[] {
  const { search, tag, tags = [], sentiment, shared } = filter;
  const conditions = [...datesOf(filter, bind), ...pinnedOf(filter)];
  if (search) {
    const pattern = bind(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(`(n.title ilike ${pattern} or n.transcript ilike ${pattern})`);
  }
  for (const each of tag === undefined ? tags : [tag, ...tags]) {
    conditions.push(`exists (
      select 1 from note_themes nt join themes t on t.id = nt.theme_id
      where nt.note_id = n.id and t.name = ${bind(each)} offset 0)`);
  }
  if (sentiment !== undefined) conditions.push(`n.sentiment = ${bind(sentiment)}`);
  if (shared === 'by-me') conditions.push('exists (select 1 from shares given where given.note_id = n.id offset 0)');
  return conditions;
}

/**
 * Several words in a row, where a note does not have each of them as a word: few notes have that, so the trigrams of the text are looked
 * up once, whoever owns what has them, and nothing is read in order.
 */
function isRareText({ search, words, shared, pinned, tag, tags = [] }: NotePage): boolean {
  const isUnfiltered = shared === undefined && !pinned && tag === undefined && tags.length === 0;
  return isUnfiltered && words?.are === 'left out' && isPhrase(search) && isFoundByTrigrams(search);
}

/** Whether the trigram indexes know where to look: they need three letters or digits in a row. */
function isFoundByTrigrams(search: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(search);
}
