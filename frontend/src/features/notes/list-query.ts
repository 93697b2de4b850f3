import {
  NOTE_SORTS,
  type NoteSort,
  type Sentiment,
  SENTIMENTS,
  SHARED_FILTERS,
  type SharedFilter,
} from '@stitchbook/contracts';
import { asLocalDay, endOfDay, startOfDay } from './local-day.ts';

/** Which notes a list shows, and in what order. */
export interface ListQuery {
  search: string;
  /** A note has to have all of them. */
  tags: readonly string[];
  sentiment: Sentiment | null;
  shared: SharedFilter | null;
  /** The first and the last day on which a note may have been made, as `2026-11-23`, where its reader is. */
  from: string | null;
  to: string | null;
  /** Null for what is usual: where words are looked for the best first, else the newest. */
  sort: NoteSort | null;
}

export const EVERY_NOTE: ListQuery = {
  search: '',
  tags: [],
  sentiment: null,
  shared: null,
  from: null,
  to: null,
  sort: null,
};

/** As many tags as the server takes. */
export const MAX_FILTER_TAGS = 10;

/** What an address asks for; what it asks for in words that nobody knows is left out. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const search = parameters.get('q') ?? '';
  const sort = oneOf(NOTE_SORTS, parameters.get('sort'));
  return {
    search,
    tags: [...new Set(parameters.getAll('tag').filter((tag) => tag !== ''))].slice(0, MAX_FILTER_TAGS),
    sentiment: oneOf(SENTIMENTS, parameters.get('sentiment')),
    shared: oneOf(SHARED_FILTERS, parameters.get('shared')),
    from: asLocalDay(parameters.get('from')),
    to: asLocalDay(parameters.get('to')),
    sort: isUsual(sort, search) ? null : sort,
  };
}

/** The same for the page's own address. */
export function writeListQuery({ tags, from, to, ...query }: ListQuery): URLSearchParams {
  const parameters = new URLSearchParams(commonParameters(query));
  for (const tag of tags) parameters.append('tag', tag);
  if (from) parameters.set('from', from);
  if (to) parameters.set('to', to);
  return parameters;
}

/** Which notes, as parameters of a call; without what is as usual. */
export function filterParameters({ search, tags, sentiment, shared, from, to }: ListQuery) {
  return {
    ...commonParameters({ search, sentiment, shared, sort: null }),
    ...(tags.length > 0 && { tags: tags.map(encodeURIComponent).join(',') }),
    ...periodParameters({ from, to }),
  };
}

/** From when until when notes were made (ISO 8601), where its reader is. */
export function periodParameters({ from, to }: Pick<ListQuery, 'from' | 'to'>): { from?: string; until?: string } {
  return {
    ...(from && { from: startOfDay(from).toISOString() }),
    ...(to && { until: endOfDay(to).toISOString() }),
  };
}

/** Which notes and in what order, as parameters of a call. */
export function listParameters(query: ListQuery) {
  const { search, sort } = query;
  return { ...filterParameters(query), ...(sort && !isUsual(sort, search) && { sort }) };
}

/** What is written in an address as in a call. */
function commonParameters({
  search,
  sentiment,
  shared,
  sort,
}: Pick<ListQuery, 'search' | 'sentiment' | 'shared' | 'sort'>) {
  return {
    ...(search && { q: search }),
    ...(sentiment && { sentiment }),
    ...(shared && { shared }),
    ...(sort && !isUsual(sort, search) && { sort }),
  };
}

/** How many filters are in use, the words that are looked for not among them. */
export function countFilters({ tags, sentiment, shared, from, to }: ListQuery): number {
  return tags.length + [sentiment, shared, from ?? to].filter((each) => each !== null).length;
}

export function isNarrowed(query: ListQuery): boolean {
  return query.search !== '' || countFilters(query) > 0;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((each) => each === text) ?? null;
}

function isUsual(sort: NoteSort | null, search: string): boolean {
  return sort === 'newest' && search.trim() === '';
}
