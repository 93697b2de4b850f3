import type { AnswerKind } from './answer-kind.ts';
import { mayAnswer } from './answer-kind.ts';

/** How well a note fits what was asked, by the best of its passages and sentences and by the words that it shares; each up to 1. */
export interface NoteFit {
  passage: number;
  sentence: number;
  words: number;
}

/**
 * Weights found on 64 questions and confirmed on 32 that were kept apart (`npm run eval:meaning`): the meaning leads, and a rare
 * word that both have decides between notes of one subject.
 */
export function scoreNote({ passage, sentence, words }: NoteFit): number {
  return passage + sentence + 0.6 * words;
}

/** Less alike, a note has nothing to do with a question: of 96 questions the right one was below for none. */
export const MIN_PASSAGE_COSINE = 0.15;

/** Above it, an answer is given: of 30 questions that no note answers, 3 are above, and of 96 that one does, 47. */
const ANSWERS_FROM = 0.44;
/** Of a sentence that says nearly what is asked, it does not matter what the note is about. */
const NEARLY_THE_QUESTION = 0.8;

/**
 * Whether a note is likely enough to answer the question. One whose words are about something else may well have a sentence that
 * sounds like the question; one that answers is about it as a whole.
 */
export function isLikelyAnswer({ passage, sentence }: Pick<NoteFit, 'passage' | 'sentence'>): boolean {
  return 2 * passage - sentence >= ANSWERS_FROM || sentence >= NEARLY_THE_QUESTION;
}

export interface SentenceFit {
  text: string;
  /** How alike it and the question are, up to 1. */
  cosine: number;
  /** The score of its note. */
  note: number;
}

/**
 * A sentence answers when its note does, when it says something, and when it says the kind of thing that was asked for; one that
 * asks itself does not.
 */
export function scoreSentence({ text, cosine, note }: SentenceFit, asked: AnswerKind | null): number {
  const isTelling = Math.min(1, text.length / 60);
  const isQuestion = text.endsWith('?');
  return note + cosine + 0.35 * isTelling + (mayAnswer(asked, text) ? 0.3 : 0) - (isQuestion ? 0.3 : 0);
}

/**
 * How much of what was asked for a note has by its words: each word that it has counts the more, the fewer notes have it
 * (inverse document frequency, as in BM25: Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009).
 */
export function weighWords(noteCount: number, notesWith: readonly number[]): number[] {
  const weights = notesWith.map((count) => Math.log(1 + (Math.max(0, noteCount - count) + 0.5) / (count + 0.5)));
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  return weights.map((weight) => weight / sum);
}
