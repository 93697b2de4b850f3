import { NOTE_SORTS, type NoteSort, type Sentiment, SENTIMENTS } from '@stitchbook/contracts';

/** Which notes a list shows, and in what order. */
export interface ListQuery {
  search: string;
  tag: string | null;
  sentiment: Sentiment | null;
  isSharedWithMe: boolean;
  /** Null for what is usual: where words are looked for the best first, else the newest. */
  sort: NoteSort | null;
}

export const EVERY_NOTE: ListQuery = {
  search: '',
  tag: null,
  sentiment: null,
  isSharedWithMe: false,
  sort: null,
};

/** What an address asks for; what it asks for in words that nobody knows is left out. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const sentiment = parameters.get('sentiment');
  const search = parameters.get('q') ?? '';
  const sort = NOTE_SORTS.find((each) => each === parameters.get('sort')) ?? null;
  return {
    search,
    tag: parameters.get('tag') || null,
    sentiment: SENTIMENTS.find((each) => each === sentiment) ?? null,
    isSharedWithMe: parameters.get('shared') === 'with-me',
    sort: isUsual(sort, search) ? null : sort,
  };
}

/** The same for the page's own address. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  return new URLSearchParams(listParameters(query));
}

/** The same as parameters of the call; without what is as usual. */
export function listParameters({ search, tag, sentiment, isSharedWithMe, sort }: ListQuery) {
  return {
    ...(search && { q: search }),
    ...(tag && { tag }),
    ...(sentiment && { sentiment }),
    ...(isSharedWithMe && { shared: 'with-me' as const }),
    ...(sort && !isUsual(sort, search) && { sort }),
  };
}

export function isNarrowed({ search, tag, sentiment, isSharedWithMe }: ListQuery): boolean {
  return search !== '' || tag !== null || sentiment !== null || isSharedWithMe;
}

function isUsual(sort: NoteSort | null, search: string): boolean {
  return sort === 'newest' && search.trim() === '';
}
