import { Inject, Injectable } from '@nestjs/common';
import { type Embedder, type Place, cosines, scoreNote, weighWords } from '@stitchbook/meaning';
import { EMBEDDER } from '@stitchbook/meaning/nest';
import type { MeaningProgressResponse } from './meaning.responses.ts';
import { embedQuestion } from './embed-question.ts';
import { readQuestionWords } from './question-words.ts';
import { NoteVectorRepository } from './note-vector.repository.ts';
import type { NoteFilter } from '../note-page.query.ts';

/** The best by their passages, and the best by their words, are compared by their sentences. */
const COMPARED = 60;

/** A sentence of a note, and how alike it and the question are. */
interface MeantSentence extends Place {
  cosine: number;
}

export interface MeantNote {
  id: number;
  score: number;
  /** How alike its best passage and the question are, from -1 to 1. */
  passage: number;
  /** In their order. */
  sentences: MeantSentence[];
}

/** Puts notes in the order in which they fit a question: by what they mean, and by the rare words that they share with it. */
@Injectable()
export class RankByMeaning {
  constructor(
    private readonly vectors: NoteVectorRepository,
    @Inject(EMBEDDER) private readonly embedder: Embedder,
  ) {}

  /**
   * The best `limit` of the reader's notes that the filter leaves, best first; its search text is the question. They are to be read
   * for the reader once more. Rejects with a `ProductError` where there is no model.
   */
  async rank(readerId: string, filter: NoteFilter, limit: number): Promise<MeantNote[]> {
    const vector = await embedQuestion(this.embedder, filter.search);
    const scope = { readerId, filter, model: this.embedder.name };
    const asked = readQuestionWords(filter.search);
    const [{ passages: likeliest, visible }, notesOfWords] = await Promise.all([
      this.vectors.compareLikeliest(scope, vector),
      asked.length > 0 ? this.vectors.findWithWords(scope, asked) : [],
    ]);
    if (likeliest.size === 0) return [];
    const words = weighNotes(visible, notesOfWords);
    const withWords = idsOfBest(words).filter((id) => !likeliest.has(id));
    const passages = new Map([...likeliest, ...(await this.vectors.compareThese(scope.model, withWords, vector))]);
    const compared = new Set([...idsOfBest(likeliest), ...idsOfBest(words)].filter((id) => passages.has(id)));
    const ranked: MeantNote[] = [];
    for await (const note of this.vectors.readSentences(scope.model, [...compared])) {
      const likeness = cosines(vector, note.sentences);
      const sentences = [...likeness].map((cosine, at) => ({
        begin: note.begins[at] ?? 0,
        end: note.ends[at] ?? 0,
        cosine,
      }));
      const passage = passages.get(note.id) ?? -1;
      const sentence = sentences.reduce((best, { cosine }) => Math.max(best, cosine), -1);
      const score = scoreNote({ passage, sentence, words: words.get(note.id) ?? 0 });
      ranked.push({ id: note.id, score, passage, sentences });
    }
    return ranked.sort(byScore).slice(0, limit);
  }

  /** Of how many of the reader's notes it is known what they mean. */
  progress(readerId: string): Promise<MeaningProgressResponse> {
    return this.vectors.countReady(readerId, this.embedder.name);
  }
}

/** How much of the question each note has by its words, up to 1. */
function weighNotes(noteCount: number, notesOfWords: readonly number[][]): Map<number, number> {
  const found = new Map<number, number>();
  const weights = weighWords(
    noteCount,
    notesOfWords.map(({ length }) => length),
  );
  for (const [place, ids] of notesOfWords.entries())
    for (const id of ids) found.set(id, (found.get(id) ?? 0) + (weights[place] ?? 0));
  return found;
}

const byScore = (one: MeantNote, other: MeantNote) => other.score - one.score || other.id - one.id;

function idsOfBest(scores: ReadonlyMap<number, number>): number[] {
  return [...scores]
    .sort(([one, first], [other, second]) => second - first || other - one)
    .slice(0, COMPARED)
    .map(([id]) => id);
}
