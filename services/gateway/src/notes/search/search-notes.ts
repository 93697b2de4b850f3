import { Injectable } from '@nestjs/common';
import type { NoteCard } from '../note-card.query.ts';
import type { NoteFilter, NotePage, WordSearch } from '../note-page.query.ts';
import type { OrderedCard } from '../note.repository.ts';
import { findBest, findInOrder } from './find-notes.ts';
import { FindMatches, type FoundIn, type SearchedFor } from './find-matches.ts';
import type { Hit } from './note-index.repository.ts';
import { NoteSearchRepository } from './note-search.repository.ts';
import { readSearchCursor, writeSearchCursor } from './search-cursor.ts';
import { isPhrase } from './search-words.ts';
import { readMeant, readWanted } from './wanted-words.ts';

interface FoundPage {
  cards: NoteCard[];
  foundIn: FoundIn;
  nextCursor: string | null;
}

interface FoundInOrder {
  found: OrderedCard[];
  foundIn: FoundIn;
}

/** Finds notes by what was typed, best first. */
@Injectable()
export class SearchNotes {
  constructor(
    private readonly notes: NoteSearchRepository,
    private readonly matches: FindMatches,
  ) {}

  async page(readerId: string, filter: NoteFilter, limit: number, cursorText: string | undefined): Promise<FoundPage> {
    const cursor = cursorText === undefined ? null : readSearchCursor(cursorText);
    const { hits, searchedFor } = await this.notes.read((index) =>
      findBest(index, { readerId, filter, cursor, limit: limit + 1 }),
    );
    const ids = hits.map(({ id }) => id);
    const [cards, foundIn] = await Promise.all([
      this.notes.findCards(readerId, ids),
      this.matches.findIn(readerId, ids.slice(0, limit), searchedFor),
    ]);
    const shown = cards.slice(0, limit);
    return { cards: shown, foundIn, nextCursor: cursorAfter(shown.at(-1), hits, searchedFor) };
  }

  /** The same in another order than by rank. */
  async pageInOrder(readerId: string, page: NotePage, withTypos: boolean): Promise<FoundInOrder> {
    const { found, searchedFor } = await this.notes.read((index) => findInOrder(index, readerId, page, withTypos));
    const ids = found.map(({ id }) => id);
    return { found, foundIn: await this.matches.findIn(readerId, ids, searchedFor) };
  }

  /** Asks with the words as they were typed, and, where that finds nothing, with words like them. */
  async withLikeliest<T>(
    readerId: string,
    filter: NoteFilter,
    isFound: (answer: T) => boolean,
    ask: (words: WordSearch | null) => Promise<T>,
  ): Promise<T> {
    const asTyped = await this.notes.read((index) => readWanted(index, readerId, filter));
    const answer = await ask(asTyped.search);
    if (isFound(answer)) return answer;
    const meant = await this.notes.read((index) => readMeant(index, asTyped));
    return meant ? ask(meant.search) : answer;
  }
}

function cursorAfter(lastShown: NoteCard | undefined, hits: readonly Hit[], searchedFor: SearchedFor): string | null {
  // By what was found: one of those may have been deleted since.
  const last = hits.findIndex(({ id }) => id === lastShown?.id);
  const next = last < hits.length - 1 ? hits[last] : restAfter(hits, searchedFor);
  return next ? writeSearchCursor({ ...next, withTypos: searchedFor.withTypos }) : null;
}

/** Newer than any note. */
const BEFORE_WITHIN = { key: '9999-12-31 00:00:00+00', id: 0 };

/** Where the last part begins, when it was left for the next page. */
function restAfter(hits: readonly Hit[], { text, withTypos }: SearchedFor): Hit | undefined {
  const last = hits.at(-1);
  const isLeft = last && last.part !== 'within' && isPhrase(text) && !withTypos;
  return isLeft ? { ...last, ...BEFORE_WITHIN, part: 'within' } : undefined;
}
