import { Injectable } from '@nestjs/common';
import type { NoteCard } from '../note-card.query.ts';
import type { OrderedCard } from '../note.repository.ts';
import type { NoteFilter, NotePage, WordSearch } from '../note-page.query.ts';
import { type Hit, NoteSearchRepository } from './note-search.repository.ts';
import { type SearchCursor, readSearchCursor, writeSearchCursor } from './search-cursor.ts';
import type { SearchedFor } from './find-matches.ts';
import { facetsOf } from './facets.ts';
import { type WordForms, isPhrase, readWords, typosOf, writeQuery } from './search-words.ts';

/** The first part is over, and nothing was in it. */
const BEFORE_ALL = { createdAt: '0001-01-01 00:00:00+00', id: 0 };

/** Newer than any note. */
const BEFORE_WITHIN = { key: '9999-12-31 00:00:00+00', id: 0 };

/** The words that are looked for, and how they are; without words, null. */
interface Wanted {
  words: WordForms[];
  search: WordSearch | null;
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
    const asTyped = await this.readWanted(readerId, filter);
    if (!cursor?.withTypos) {
      const hits = await this.find(readerId, filter, asTyped.search, cursor, limit + 1);
      if (hits.length > 0 || cursor) return this.show(readerId, hits, limit, describe(filter, asTyped, false));
    }
    // What has the text as it is would have been found before.
    const meant = await this.readMeant(asTyped);
    const hits = meant?.search ? await this.findByWords(filter, meant.search, cursor, limit + 1) : [];
    return this.show(readerId, hits, limit, describe(filter, meant ?? asTyped, meant !== null));
  }

  /** The same in another order than by rank. */
  async pageInOrder(readerId: string, page: NotePage, withTypos: boolean): Promise<FoundInOrder> {
    const asTyped = await this.readWanted(readerId, page);
    const find = ({ search }: Wanted) =>
      this.index.findInOrder(readerId, { ...page, words: search ? { ...search, are: 'added' } : undefined });
    if (!withTypos) {
      const found = await find(asTyped);
      if (found.length > 0 || page.after) return { found, searchedFor: describe(page, asTyped, false) };
    }
    const meant = await this.readMeant(asTyped);
    const found = meant ? await find(meant) : [];
    return { found, searchedFor: describe(page, meant ?? asTyped, meant !== null) };
  }

  /** Asks with the words as they were typed, and, where that finds nothing, with words like them. */
  async withLikeliest<T>(
    readerId: string,
    filter: NoteFilter,
    isFound: (answer: T) => boolean,
    ask: (words: WordSearch | null) => Promise<T>,
  ): Promise<T> {
    const asTyped = await this.readWanted(readerId, filter);
    const answer = await ask(asTyped.search);
    if (isFound(answer)) return answer;
    const meant = await this.readMeant(asTyped);
    return meant ? ask(meant.search) : answer;
  }

  private async readWanted(readerId: string, filter: NoteFilter): Promise<Wanted> {
    const plain = readWords(filter.search);
    if (plain.length === 0) return { words: [], search: null };
    const words = await this.index.findForms(plain);
    const search = { facets: facetsOf(readerId, filter), readerId, pinned: filter.pinned, query: writeQuery(words) };
    return { words, search };
  }

  /** The same words with those that they may have been meant to be, of which the reader's notes have some; null without any. */
  private async readMeant({ words, search }: Wanted): Promise<Wanted | null> {
    const typos = typosOf(words);
    if (!search || typos.flat().length === 0) return null;
    const occurring = await this.index.findOccurring(search.facets, typos.flat());
    if (occurring.size === 0) return null;
    const meant = words.map(({ word, forms }, index) => ({
      word,
      forms: [...forms, ...(typos[index] ?? []).filter((typo) => occurring.has(typo))],
    }));
    return { words: meant, search: { ...search, query: writeQuery(meant) } };
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
    // What has the words in a row but in the midst of others takes as long again: it waits for who wants more than what was found.
    if (hits.length === limit || (hits.length > 0 && isPhrase(filter.search))) return hits;
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

  private async show(readerId: string, hits: Hit[], limit: number, searchedFor: SearchedFor): Promise<FoundPage> {
    const cards = await this.index.findCards(
      readerId,
      hits.map(({ id }) => id),
    );
    const shown = cards.slice(0, limit);
    // By what was found: one of those may have been deleted since.
    const last = hits.findIndex(({ id }) => id === shown.at(-1)?.id);
    const next = last < hits.length - 1 ? hits[last] : restAfter(hits, searchedFor);
    const nextCursor = next ? writeSearchCursor({ ...next, withTypos: searchedFor.withTypos }) : null;
    return { cards: shown, searchedFor, nextCursor };
  }
}

/** Where the last part begins, when it was left for the next page. */
function restAfter(hits: readonly Hit[], { text, withTypos }: SearchedFor): Hit | undefined {
  const last = hits.at(-1);
  const isLeft = last && last.part !== 'within' && isPhrase(text) && !withTypos;
  return isLeft ? { ...last, ...BEFORE_WITHIN, part: 'within' } : undefined;
}

function describe({ search }: NoteFilter, { words }: Wanted, withTypos: boolean): SearchedFor {
  return { text: search, words, withTypos };
}
