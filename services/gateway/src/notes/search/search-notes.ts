import { Injectable } from '@nestjs/common';
import type { NoteCard } from '../note-card.query.ts';
import type { OrderedCard } from '../note.repository.ts';
import type { NoteFilter, NotePage, WordSearch } from '../note-page.query.ts';
import { type Hit, NoteSearchRepository } from './note-search.repository.ts';
import { type SearchCursor, readSearchCursor, writeSearchCursor } from './search-cursor.ts';
import type { SearchedFor } from './find-matches.ts';
import { facetsOf } from './facets.ts';
import { type WordForms, readWords, writeQuery, writeQueryWithTypos } from './search-words.ts';

/** The first part is over, and nothing was in it. */
const BEFORE_ALL = '0001-01-01 00:00:00+00';

/** What is looked for: by its words, and where nothing has them by words like them. */
interface Wanted {
  words: WordForms[];
  /** Null without words. */
  exact: WordSearch | null;
  withTypos: WordSearch | null;
}

interface FoundPage {
  cards: NoteCard[];
  searchedFor: SearchedFor;
  nextCursor: string | null;
}

interface FoundInOrder {
  found: OrderedCard[];
  searchedFor: SearchedFor;
}

/** Finds notes by what was typed, best first. */
@Injectable()
export class SearchNotes {
  constructor(private readonly index: NoteSearchRepository) {}

  async page(readerId: string, filter: NoteFilter, limit: number, cursorText: string | undefined): Promise<FoundPage> {
    const cursor = cursorText === undefined ? null : readSearchCursor(cursorText);
    const { words, exact, withTypos } = await this.readWanted(readerId, filter);
    const searchedFor = { text: filter.search, words, withTypos: cursor?.withTypos ?? false };
    if (!searchedFor.withTypos) {
      const hits = await this.find(readerId, filter, exact, cursor, limit + 1);
      if (hits.length > 0 || cursor || !withTypos) return this.show(readerId, hits, limit, searchedFor);
    }
    // What has the text as it is would have been found before.
    const likely = withTypos ? await this.findByWords(filter, withTypos, { cursor, withTypos: true }, limit + 1) : [];
    return this.show(readerId, likely, limit, { ...searchedFor, withTypos: true });
  }

  /** The same in another order than by rank. */
  async pageInOrder(readerId: string, page: NotePage, withTypos: boolean): Promise<FoundInOrder> {
    const { words, exact, withTypos: likely } = await this.readWanted(readerId, page);
    const searchedFor = { text: page.search, words };
    if (!withTypos || !likely) {
      const found = await this.index.findInOrder(readerId, {
        ...page,
        words: exact ? { ...exact, are: 'added' } : undefined,
      });
      if (found.length > 0 || page.after || !likely)
        return { found, searchedFor: { ...searchedFor, withTypos: false } };
    }
    const found = await this.index.findInOrder(readerId, { ...page, words: { ...likely, are: 'added' } });
    return { found, searchedFor: { ...searchedFor, withTypos: true } };
  }

  /** Asks with the words as they were typed, and, where that finds nothing, with words like them. */
  async withLikeliest<T>(
    readerId: string,
    filter: NoteFilter,
    isFound: (answer: T) => boolean,
    ask: (words: WordSearch | null) => Promise<T>,
  ): Promise<T> {
    const { exact, withTypos } = await this.readWanted(readerId, filter);
    const answer = await ask(exact);
    return isFound(answer) || !withTypos ? answer : ask(withTypos);
  }

  private async readWanted(readerId: string, filter: NoteFilter): Promise<Wanted> {
    const plain = readWords(filter.search);
    if (plain.length === 0) return { words: [], exact: null, withTypos: null };
    const words = await this.index.findForms(plain);
    const wanted = { facets: facetsOf(readerId, filter), readerId, pinned: filter.pinned };
    const likely = writeQueryWithTypos(words);
    return {
      words,
      exact: { ...wanted, query: writeQuery(words) },
      withTypos: likely === null ? null : { ...wanted, query: likely },
    };
  }

  /** Each part begins where the one before has ended. */
  private async find(
    readerId: string,
    filter: NoteFilter,
    words: WordSearch | null,
    cursor: SearchCursor | null,
    limit: number,
  ): Promise<Hit[]> {
    const hits = words ? await this.findByWords(filter, words, { cursor, withTypos: false }, limit) : [];
    if (hits.length === limit) return hits;
    const since = hits[0]?.since ?? cursor?.since ?? BEFORE_ALL;
    const rest = await this.index.findWithin(
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

  private findByWords(
    { from, until }: NoteFilter,
    words: WordSearch,
    { cursor, withTypos }: { cursor: SearchCursor | null; withTypos: boolean },
    limit: number,
  ): Promise<Hit[]> {
    return this.index.read(async (manager) => {
      if (cursor?.part === 'within') return [];
      const ranked =
        cursor?.part === 'older'
          ? []
          : await this.index.findRanked(manager, words, { from, until, cursor, withTypos }, limit);
      const since = ranked[0]?.since ?? cursor?.since;
      if (ranked.length === limit || since === undefined) return ranked;
      const after = cursor?.part === 'older' ? cursor : null;
      const older = await this.index.findOlder(manager, words, { from, since, after }, limit - ranked.length);
      return [...ranked, ...older];
    });
  }

  private async show(readerId: string, hits: Hit[], limit: number, searchedFor: SearchedFor): Promise<FoundPage> {
    const cards = await this.index.findCards(
      readerId,
      hits.map(({ id }) => id),
    );
    const shown = cards.slice(0, limit);
    // By what was found: one of those may have been deleted since.
    const last = hits.findIndex(({ id }) => id === shown.at(-1)?.id);
    const hit = last < hits.length - 1 ? hits[last] : undefined;
    const nextCursor = hit ? writeSearchCursor({ ...hit, withTypos: searchedFor.withTypos }) : null;
    return { cards: shown, searchedFor, nextCursor };
  }
}
