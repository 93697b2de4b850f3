import { Injectable } from '@nestjs/common';
import { MIN_PASSAGE_COSINE, readAnswerKind } from '@stitchbook/meaning';
import { ProductError } from '../../errors/product-error.ts';
import type { NoteFilter } from '../note-page.query.ts';
import { type NoteResponse, presentCard } from '../note.responses.ts';
import { NoteSearchRepository } from '../search/note-search.repository.ts';
import { SearchNotes } from '../search/search-notes.ts';
import { FindClosest } from './find-closest.ts';
import { NoteVectorRepository } from './note-vector.repository.ts';
import { type MeantNote, RankByMeaning } from './rank-by-meaning.ts';

/** What comes after these is read by nobody. */
const MAX_FOUND = 20;
/** A note that fits so much worse than the best is not what was looked for: of 96 questions the right one did for one. */
const MAX_DISTANCE = 0.35;

/** Finds notes by what they mean. */
@Injectable()
export class SearchByMeaning {
  constructor(
    private readonly ranking: RankByMeaning,
    private readonly closest: FindClosest,
    private readonly notes: NoteSearchRepository,
    private readonly words: SearchNotes,
    private readonly vectors: NoteVectorRepository,
  ) {}

  /** The notes that come closest, best first, each with the sentence that does; 20 at most. Rejects with a `ProductError` where there is no model. */
  async find(readerId: string, filter: NoteFilter, limit: number): Promise<NoteResponse[]> {
    return this.present(readerId, filter, await this.rank(readerId, filter, limit));
  }

  /** The same without those that have the words themselves: what comes behind these. None where there is no model: nobody's words are kept back for that. */
  async findOthers(readerId: string, filter: NoteFilter, limit: number): Promise<NoteResponse[]> {
    const ranked = await this.rank(readerId, filter, limit).catch(noneWhereUnavailable);
    const ids = ranked.map(({ id }) => id);
    const isFound = (matching: number[]) => matching.length > 0;
    const ask = (words: Parameters<NoteVectorRepository['findMatching']>[2]) =>
      this.vectors.findMatching(readerId, filter, words, ids);
    const matching = new Set(await this.words.withLikeliest(readerId, filter, isFound, ask));
    return this.present(
      readerId,
      filter,
      ranked.filter(({ id }) => !matching.has(id)),
    );
  }

  private async rank(readerId: string, filter: NoteFilter, limit: number): Promise<MeantNote[]> {
    const ranked = await this.ranking.rank(readerId, filter, Math.min(limit, MAX_FOUND));
    const best = ranked[0]?.score ?? 0;
    return ranked.filter(({ passage, score }) => passage >= MIN_PASSAGE_COSINE && score >= best - MAX_DISTANCE);
  }

  private async present(
    readerId: string,
    { search }: NoteFilter,
    found: readonly MeantNote[],
  ): Promise<NoteResponse[]> {
    const [cards, quotes] = await Promise.all([
      this.notes.findCards(
        readerId,
        found.map(({ id }) => id),
      ),
      this.closest.quote(readerId, found, readAnswerKind(search), 1),
    ]);
    return cards.map((card) => {
      const quote = quotes.find(({ note }) => note.id === card.id);
      const closest = quote ? { text: quote.text, atSeconds: quote.atSeconds } : null;
      return { ...presentCard(card), closest };
    });
  }
}

function noneWhereUnavailable(error: unknown): MeantNote[] {
  if (error instanceof ProductError && error.kind === 'unavailable') return [];
  throw error;
}
