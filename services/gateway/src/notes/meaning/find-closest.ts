import { Injectable } from '@nestjs/common';
import { type AnswerKind, type Place, scoreSentence } from '@stitchbook/meaning';
import { Stretches } from '@stitchbook/text/citations';
import type { WholeNote } from '../note-card.query.ts';
import { NoteRepository } from '../note.repository.ts';
import { TranscriptSegments } from '../transcript-segments.ts';
import type { MeantNote } from './rank-by-meaning.ts';

/** A sentence of a note that its reader may see now. */
export interface QuotedSentence {
  note: WholeNote;
  text: string;
  atSeconds: number | null;
  score: number;
}

/** Quotes the sentences by which notes fit a question, from the notes as their reader may see them now. */
@Injectable()
export class FindClosest {
  constructor(
    private readonly notes: NoteRepository,
    private readonly segments: TranscriptSegments,
  ) {}

  /** The best `count` sentences of each note, best first; of a note that the reader may not see, or that has none, nothing. */
  async quote(
    readerId: string,
    found: readonly MeantNote[],
    asked: AnswerKind | null,
    count: number,
  ): Promise<QuotedSentence[]> {
    const quotes: QuotedSentence[] = [];
    // One after the other: a note may have the words of many hours.
    for (const meant of found) quotes.push(...(await this.quoteOne(readerId, meant, asked, count)));
    return quotes.toSorted((one, other) => other.score - one.score);
  }

  private async quoteOne(
    readerId: string,
    { id, score, sentences }: MeantNote,
    asked: AnswerKind | null,
    count: number,
  ): Promise<QuotedSentence[]> {
    const note = await this.notes.findWhole(readerId, id);
    if (!note?.role) return [];
    const textOf = ({ begin, end }: Place) => note.transcript.slice(begin, end);
    const best = sentences
      .map((place) => {
        const text = textOf(place);
        return { place, text, score: scoreSentence({ text, cosine: place.cosine, note: score }, asked) };
      })
      .toSorted((one, other) => other.score - one.score)
      .slice(0, count);
    if (best.length === 0) return [];
    const spoken = new Stretches(await this.segments.find(note), note.transcript);
    return best.map(({ place, ...quote }) => ({ ...quote, note, atSeconds: spoken.momentOf(place.begin) }));
  }
}
