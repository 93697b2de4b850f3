import { Inject, Injectable } from '@nestjs/common';
import type { Embedder } from '@stitchbook/meaning';
import { EMBEDDER } from '@stitchbook/meaning/nest';
import { authorize } from '../../note-access/note-access.ts';
import { NoteRepository } from '../note.repository.ts';
import { type NoteResponse, presentCard } from '../note.responses.ts';
import { NoteSearchRepository } from '../search/note-search.repository.ts';
import { NoteVectorRepository } from './note-vector.repository.ts';

const MAX_RELATED = 5;
/** Two notes of one subject are at least so alike; of the evaluation notes, two that were taken at random reach it in 2 of 100. */
const MIN_LIKENESS = 0.4;
const EVERYTHING = { search: '', tag: undefined, sentiment: undefined, shared: undefined };

/** Which notes are about the same. */
@Injectable()
export class RelatedNotes {
  constructor(
    private readonly vectors: NoteVectorRepository,
    private readonly notes: NoteRepository,
    private readonly search: NoteSearchRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
  ) {}

  /** At most five, the closest first; none while the vectors of the note are not made. Rejects with a `ProductError` for who may not read it. */
  async of(readerId: string, noteId: number): Promise<NoteResponse[]> {
    authorize(await this.notes.findFor(readerId, noteId), 'read');
    const model = this.embedder.name;
    const first = await this.vectors.findFirstPassage(model, noteId);
    if (!first) return [];
    const { passages } = await this.vectors.compareLikeliest({ readerId, filter: EVERYTHING, model }, first);
    const closest = [...passages]
      .filter(([id, cosine]) => id !== noteId && cosine >= MIN_LIKENESS)
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAX_RELATED);
    const cards = await this.search.findCards(
      readerId,
      closest.map(([id]) => id),
    );
    return cards.map(presentCard);
  }
}
