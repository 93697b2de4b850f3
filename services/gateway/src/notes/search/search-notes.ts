import { Injectable } from '@nestjs/common';
import type { NoteCard } from '../note-card.query.ts';
import type { OrderedCard } from '../note.repository.ts';
import type { NoteFilter, NotePage, WordSearch } from '../note-page.query.ts';
import { type Hit, NoteSearchRepository } from './note-search.repository.ts';
import { type SearchCursor, readSearchCursor, writeSearchCursor } from './search-cursor.ts';
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
  nextCursor: string | null;
}

interface FoundInOrder {
  found: OrderedCard[];
  withTypos: boolean;
}

/** Finds notes by what was typed, best first. */
@Injectable()
export class SearchNotes {
  constructor(private readonly index: NoteSearchRepository) {}

  async page(readerId: string, filter: NoteFilter, limit: number, cursorText: string | undefined): Promise<FoundPage> {
    const cursor = cursorText === undefined ? null : readSearchCursor(cursorText);
    const { exact, withTypos } = await this.readWanted(readerId, filter);
    const hits = cursor?.withTypos
      ? await this.find(readerId, filter, withTypos, cursor, limit + 1)
      : await this.find(readerId, filter, exact, cursor, limit + 1);
    if (hits.length > 0 || cursor || !withTypos) return this.show(readerId, hits, limit, cursor?.withTypos ?? false);
    return this.show(readerId, await this.find(readerId, filter, withTypos, null, limit + 1), limit, true);
  }

  /** The same in another order than by rank. */
  async pageInOrder(readerId: string, page: NotePage, withTypos: boolean): Promise<FoundInOrder> {
    const { exact, withTypos: likely } = await this.readWanted(readerId, page);
    if (!withTypos || !likely) {
      const found = await this.index.findInOrder(readerId, {
        ...page,
        words: exact ? { ...exact, are: 'added' } : undefined,
      });
      if (found.length > 0 || page.after || !likely) return { found, withTypos: false };
    }
    const found = await this.index.findInOrder(readerId, { ...page, words: { ...likely, are: 'added' } });
    return { found, withTypos: true };
  }

  private async readWanted(readerId: string, filter: NoteFilter): Promise<Wanted> {
    const plain = readWords(filter.search);
    if (plain.length === 0) return { words: [], exact: null, withTypos: null };
    const words = await this.index.findForms(plain);
    const facets = facetsOf(readerId, filter);
    const likely = writeQueryWithTypos(words);
    return {
      words,
      exact: { facets, query: writeQuery(words) },
      withTypos: likely === null ? null : { facets, query: likely },
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
    const hits = words ? await this.findByWords(filter, words, cursor, limit) : [];
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
    cursor: SearchCursor | null,
    limit: number,
  ): Promise<Hit[]> {
    return this.index.read(async (manager) => {
      if (cursor?.part === 'within') return [];
      const ranked =
        cursor?.part === 'older' ? [] : await this.index.findRanked(manager, words, { from, until, cursor }, limit);
      const since = ranked[0]?.since ?? cursor?.since;
      if (ranked.length === limit || since === undefined) return ranked;
      const after = cursor?.part === 'older' ? cursor : null;
      const older = await this.index.findOlder(manager, words, { from, since, after }, limit - ranked.length);
      return [...ranked, ...older];
    });
  }

  private async show(readerId: string, hits: Hit[], limit: number, withTypos: boolean): Promise<FoundPage> {
    const cards = await this.index.findCards(
      readerId,
      hits.map(({ id }) => id),
    );
    const shown = cards.slice(0, limit);
    // By what was found: one of those may have been deleted since.
    const last = hits.findIndex(({ id }) => id === shown.at(-1)?.id);
    const hit = last < hits.length - 1 ? hits[last] : undefined;
    return { cards: shown, nextCursor: hit ? writeSearchCursor({ ...hit, withTypos }) : null };
  }
}
