import { Injectable } from '@nestjs/common';
import { MIN_PASSAGE_COSINE, isLikelyAnswer, readAnswerKind } from '@stitchbook/meaning';
import { FindClosest, type QuotedSentence } from '../notes/meaning/find-closest.ts';
import { type MeantNote, RankByMeaning } from '../notes/meaning/rank-by-meaning.ts';
import type { AskRequest } from './ask.requests.ts';
import { type AnswerResponse, presentQuote } from './ask.responses.ts';
import { type Question, readQuestion } from './read-question.ts';
import { saysEveryWord } from './says-every-word.ts';

/** Whose sentences are compared. */
const NOTES = 10;
const QUOTES = 3;

export interface AskedNotes {
  question: Question;
  /** Those that have to do with it, best first. They are to be read for the reader once more. */
  ranked: MeantNote[];
}

interface QuotedNotes {
  quotes: QuotedSentence[];
  /** Whether they are likely to answer. */
  answered: boolean;
}

/** Answers questions with what the reader's notes say, word for word. */
@Injectable()
export class AskService {
  constructor(
    private readonly ranking: RankByMeaning,
    private readonly closest: FindClosest,
  ) {}

  /** Only from notes that this person may see now. Rejects with a `ProductError` where there is no model to find them by meaning. */
  async answer(readerId: string, request: AskRequest, now = new Date()): Promise<AnswerResponse> {
    const found = await this.find(readerId, request, now);
    const { period, tags } = found.question;
    const { quotes, answered } = await this.quote(readerId, found);
    return {
      answered,
      quotes: quotes.map(presentQuote),
      period: period && { said: period.said, from: period.from.toISOString(), until: period.until.toISOString() },
      tags,
    };
  }

  /**
   * The notes that come closest to a question. Where it is about what is to come and the notes of its time do not answer, those of
   * any time are asked as well. Rejects as `answer` does.
   */
  async find(readerId: string, request: AskRequest, now = new Date()): Promise<AskedNotes> {
    const question = readQuestion(request, now);
    const ofItsTime = await this.rank(readerId, question, request);
    if (!question.looksAhead || (await this.quote(readerId, ofItsTime)).answered) return ofItsTime;
    const ofAnyTime = { ...question, text: question.withTime, period: null };
    const all = await this.rank(readerId, ofAnyTime, request);
    if (ofItsTime.ranked.length === 0 || (await this.quote(readerId, all)).answered) return all;
    return { question: ofAnyTime, ranked: ofItsTime.ranked };
  }

  private async rank(readerId: string, question: Question, request: AskRequest): Promise<AskedNotes> {
    const found = await this.ranking.rank(readerId, filterOf(question, request), NOTES);
    return { question, ranked: found.filter(({ passage }) => passage >= MIN_PASSAGE_COSINE) };
  }

  private async quote(readerId: string, { question: { text }, ranked }: AskedNotes): Promise<QuotedNotes> {
    const quotes = (await this.closest.quote(readerId, ranked, readAnswerKind(text), QUOTES)).slice(0, QUOTES);
    const [best] = ranked;
    const isLikely = best !== undefined && isLikelyAnswer({ ...best, sentence: bestSentence(best) });
    return {
      quotes,
      answered: quotes.length > 0 && (isLikely || quotes.some((each) => saysEveryWord(text, each.text))),
    };
  }
}

/** Of a question that is a time and tags alone, all of it is what is looked for. */
function filterOf({ text, period, tags }: Question, { question }: AskRequest) {
  return {
    search: text || question,
    tag: undefined,
    tags,
    sentiment: undefined,
    shared: undefined,
    from: period?.from.toISOString(),
    until: period?.until.toISOString(),
  };
}

function bestSentence({ sentences }: { sentences: readonly { cosine: number }[] }): number {
  return sentences.reduce((best, { cosine }) => Math.max(best, cosine), -1);
}
