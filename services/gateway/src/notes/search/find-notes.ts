import type { NoteFilter, NotePage, WordSearch } from '../note-page.query.ts';
import type { OrderedCard } from '../note.repository.ts';
import type { SearchedFor } from './find-matches.ts';
import type { Hit, NoteSearchIndex } from './note-index.repository.ts';
import type { SearchCursor } from './search-cursor.ts';
import { isPhrase } from './search-words.ts';
import { type Wanted, describe, readMeant, readWanted } from './wanted-words.ts';

/** The first part is over, and nothing was in it. */
const BEFORE_ALL = { createdAt: '0001-01-01 00:00:00+00', id: 0 };

export interface PageOfSearch {
  readerId: string;
  filter: NoteFilter;
  cursor: SearchCursor | null;
  limit: number;
}

/** Best first: as it was typed, or, where nothing has that, as it may have been meant. */
export async function findBest(
  index: NoteSearchIndex,
  page: PageOfSearch,
): Promise<{ hits: Hit[]; searchedFor: SearchedFor }> {
  const { readerId, filter, cursor } = page;
  const asTyped = await readWanted(index, readerId, filter);
  if (!cursor?.withTypos) {
    const hits = await findEachPart(index, page, asTyped.search);
    if (hits.length > 0 || cursor) return { hits, searchedFor: describe(filter, asTyped, false) };
  }
  // What has the text as it is would have been found before.
  const meant = await readMeant(index, asTyped);
  const hits = meant?.search ? await findByWords(index, page, meant.search) : [];
  return { hits, searchedFor: describe(filter, meant ?? asTyped, meant !== null) };
}

/** The same in another order than by rank. */
export async function findInOrder(
  index: NoteSearchIndex,
  readerId: string,
  page: NotePage,
  withTypos: boolean,
): Promise<{ found: OrderedCard[]; searchedFor: SearchedFor }> {
  const asTyped = await readWanted(index, readerId, page);
  const find = ({ search }: Wanted) =>
    index.findInOrder(readerId, { ...page, words: search ? { ...search, are: 'added' } : undefined });
  if (!withTypos) {
    const found = await find(asTyped);
    if (found.length > 0 || page.after) return { found, searchedFor: describe(page, asTyped, false) };
  }
  const meant = await readMeant(index, asTyped);
  const found = meant ? await find(meant) : [];
  return { found, searchedFor: describe(page, meant ?? asTyped, meant !== null) };
}

/** Each part begins where the one before has ended. */
async function findEachPart(index: NoteSearchIndex, page: PageOfSearch, words: WordSearch | null): Promise<Hit[]> {
  const { readerId, filter, cursor, limit } = page;
  const hits = words ? await findByWords(index, page, words) : [];
  // What has the words in a row but in the midst of others takes as long again: it waits for who wants more than what was found.
  if (hits.length === limit || (hits.length > 0 && isPhrase(filter.search))) return hits;
  const since = hits[0]?.since ?? cursor?.since ?? BEFORE_ALL;
  const rest = await index.findWithin(
    readerId,
    {
      ...filter,
      sort: 'newest',
      words: words ? { ...words, are: 'left out' } : undefined,
      after: cursor?.part === 'within' ? cursor : null,
      limit: limit - hits.length,
    },
    since,
  );
  return [...hits, ...rest];
}

async function findByWords(
  index: NoteSearchIndex,
  { filter: { from, until }, cursor, limit }: PageOfSearch,
  words: WordSearch,
): Promise<Hit[]> {
  if (cursor?.part === 'within') return [];
  const ranked = cursor?.part === 'older' ? [] : await index.findRanked(words, { from, until, cursor }, limit);
  const since = ranked[0]?.since ?? cursor?.since;
  if (ranked.length === limit || since === undefined) return ranked;
  const after = cursor?.part === 'older' ? cursor : null;
  const older = await index.findOlder(words, { from, since, after }, limit - ranked.length);
  return [...ranked, ...older];
}
