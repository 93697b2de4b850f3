import { Injectable } from '@nestjs/common';
import { showPage } from '../database/page-within-bytes.query.ts';
import { ProductError } from '../errors/product-error.ts';
import { authorize } from '../note-access/note-access.ts';
import type { NotePage } from './note-page.query.ts';
import { readFilter } from './read-filter.ts';
import { SearchByMeaning } from './meaning/search-by-meaning.ts';
import { type FoundIn, explainMatches } from './search/find-matches.ts';
import { SearchNotes } from './search/search-notes.ts';
import type { NoteCard } from './note-card.query.ts';
import { readCursor, writeCursor } from './note-cursor.ts';
import { NoteRepository } from './note.repository.ts';
import type { ListNotesQuery } from './note-list.requests.ts';
import { type NoteDetailResponse, presentNoteDetail } from './note-detail.responses.ts';
import { type NoteResponse, presentCard } from './note.responses.ts';
import { TranscriptSegments } from './transcript-segments.ts';

export interface NotesPage {
  notes: NoteResponse[];
  /** Where the next page begins; null on the last. */
  nextCursor: string | null;
}

/** Lists and shows notes. Rejects with a `ProductError` when a note is not there, or not for this person. */
@Injectable()
export class NoteService {
  constructor(
    private readonly notes: NoteRepository,
    private readonly segments: TranscriptSegments,
    private readonly search: SearchNotes,
    private readonly meaning: SearchByMeaning,
  ) {}

  /** A page of what this reader may see: what is searched for best first, unless it is asked for in another order. */
  async page(readerId: string, query: ListNotesQuery): Promise<NotesPage> {
    const { sort, limit, cursor, by } = query;
    const filter = readFilter(query);
    if (filter.search !== '' && by !== 'words' && sort !== undefined) throw meaningHasNoOrder();
    if (filter.search !== '' && sort === undefined) {
      if (by === 'meaning') return { notes: await this.meaning.find(readerId, filter, limit), nextCursor: null };
      const { cards, foundIn, nextCursor } = await this.search.page(readerId, filter, limit, cursor);
      const isEnd = nextCursor === null && by === 'both';
      const others = isEnd ? await this.meaning.findOthers(readerId, filter, limit) : [];
      return { notes: [...presentCards(cards, foundIn), ...others], nextCursor };
    }
    const order = sort ?? 'newest';
    const after = cursor === undefined ? null : readCursor(cursor, order);
    const page = { ...filter, sort: order, after, limit: limit + 1 };
    const { found, foundIn } = await this.findInOrder(readerId, page, after?.withTypos);
    const { rows, last } = showPage(found, limit);
    const withTypos = foundIn?.withTypos ?? false;
    return {
      notes: presentCards(rows, foundIn),
      nextCursor: last ? writeCursor({ sort: order, key: last.sortKey, id: last.id, withTypos }) : null,
    };
  }

  private async findInOrder(readerId: string, page: NotePage, withTypos = false) {
    if (page.search !== '') return this.search.pageInOrder(readerId, page, withTypos);
    return { found: await this.notes.findPage(readerId, page), foundIn: null };
  }

  /** One note with all of its words and their timed segments. */
  async detail(readerId: string, noteId: number): Promise<NoteDetailResponse> {
    const note = authorize(await this.notes.findWhole(readerId, noteId), 'read');
    return presentNoteDetail(note, await this.segments.findWords(note));
  }
}

/** Of what is found by meaning there is no end: the closest are found, and in another order nobody would see which these are. */
const meaningHasNoOrder = () =>
  new ProductError('invalid', 'request.invalid', 'What is found by meaning comes best first: please leave sort out.');

/** What was searched for is shown where it was found. */
function presentCards(cards: readonly NoteCard[], foundIn: FoundIn | null): NoteResponse[] {
  return cards.map((card) => ({ ...presentCard(card), ...(foundIn ? explainMatches(card, foundIn) : {}) }));
}
