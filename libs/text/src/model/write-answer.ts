import { WordLocator } from '../citations/locate-words.ts';
import type { AnswerOptions, AnswerSentence, QuestionInput } from '../language-engine.ts';
import type { LanguageSettings } from '../language.settings.ts';
import { CitedText } from './answer-schemas.ts';
import type { ChatClient } from './chat-client.ts';
import { fitNotes } from './context-window.ts';
import { findSources } from './find-sources.ts';
import { ANSWER } from './prompts/answer-1.ts';
import { GROUND_RULES } from './prompts/ground-rules-1.ts';
import { delimitNotes } from './prompts/prompt.ts';
import { CallBudget } from './request-limits.ts';
import { readLines } from './read-lines.ts';
import { sanitizeCreation } from './sanitize-output.ts';
import { UnusableAnswer, parseAnswer } from './structured-output.ts';

const MAX_SENTENCES = 5;
const ANSWER_TOKENS = 800;
/** One answer, with the parameters that a new server may refuse, and one transient failure. */
const MAX_CALLS = 4;

/**
 * The sentences that a model answers with, as far as each cites words that a note says: one that cites none is left out. Rejects with
 * a `LanguageError`, or with the signal's reason.
 */
export async function writeAnswer(
  client: ChatClient,
  { question, notes }: QuestionInput,
  { contextTokens }: Pick<LanguageSettings, 'contextTokens'>,
  { signal, onSentence }: AnswerOptions = {},
): Promise<AnswerSentence[]> {
  const excerpts = notes.map(({ excerpt, ...note }) => ({ ...note, transcript: excerpt }));
  const request = {
    system: `${GROUND_RULES}\n\n${ANSWER.text}`,
    user: `question: ${JSON.stringify(question)}\n${delimitNotes(fitNotes(excerpts, contextTokens))}`,
    answerTokens: ANSWER_TOKENS,
  };
  const locators = notes.map(({ transcript }) => new WordLocator(transcript));
  const sentences: AnswerSentence[] = [];
  for await (const line of readLines(client.stream(request, new CallBudget(MAX_CALLS), signal))) {
    const sentence = readSentence(line, locators);
    if (!sentence) continue;
    sentences.push(sentence);
    onSentence?.([...sentences]);
    if (sentences.length === MAX_SENTENCES) break;
  }
  return sentences;
}

/** Null for a line that is no sentence, or rests on nothing. */
function readSentence(line: string, locators: readonly WordLocator[]): AnswerSentence | null {
  const answer = parseLine(line);
  const text = sanitizeCreation(answer?.text ?? '', false).replaceAll(/\s+/gu, ' ');
  if (!answer || text === '') return null;
  const citations = findSources(answer.sources, locators);
  return citations.length > 0 ? { text, citations } : null;
}

function parseLine(line: string): CitedText | null {
  try {
    return parseAnswer(line, CitedText);
  } catch (error) {
    if (error instanceof UnusableAnswer) return null;
    throw error;
  }
}
