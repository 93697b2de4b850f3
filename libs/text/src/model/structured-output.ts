import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { LanguageError } from '../language-error.ts';
import type { ChatAnswer, ChatClient, ChatRequest } from './chat-client.ts';
import { GROUND_RULES } from './prompts/ground-rules-1.ts';
import type { Prompt } from './prompts/prompt.ts';
import { MAX_CALLS_FOR_OBJECT, CallBudget } from './request-limits.ts';
import { stripReasoning } from './sanitize-output.ts';

const ANSWER_TOKENS = 400;
/** Enough of a bad answer for the model to see what it did. */
const MAX_QUOTED_CHARACTERS = 2_000;

interface ObjectRequest<Shape extends object> {
  prompt: Prompt;
  user: string;
  shape: (new () => Shape) & { readonly schema: NonNullable<ChatRequest['schema']> };
  /** Upper bound of the answer in tokens, where it is longer than names and a title. */
  answerTokens?: number;
}

/**
 * Structured output: an object validated by the class `shape`. An invalid answer is sent back once with what is wrong with it;
 * resolves with null when the second one is invalid too. Rejects with a `LanguageError`, or with the signal's reason.
 */
export async function requestObject<Shape extends object>(
  client: ChatClient,
  { prompt, user, shape, answerTokens = ANSWER_TOKENS }: ObjectRequest<Shape>,
  signal?: AbortSignal,
): Promise<Shape | null> {
  const request: ChatRequest = {
    system: `${GROUND_RULES}\n\n${prompt.text}`,
    user,
    schema: shape.schema,
    answerTokens,
  };
  const budget = new CallBudget(MAX_CALLS_FOR_OBJECT);
  const ask = (asked: ChatRequest) => textOrEmpty(() => client.complete(asked, budget, signal));
  let correction: ChatRequest['correction'];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const text = await ask({ ...request, ...(correction && { correction }) });
    try {
      return parseAnswer(text, shape);
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error;
      const problem = `That answer cannot be used: ${error.message} Answer again with the JSON object alone.`;
      correction = { answer: text.slice(0, MAX_QUOTED_CHARACTERS) || '(nothing)', problem };
    }
  }
  return null;
}

/** An answer that is no completion at all is one more unusable answer, not a failure of its own. */
async function textOrEmpty(ask: () => Promise<ChatAnswer>): Promise<string> {
  try {
    return (await ask()).text;
  } catch (error) {
    if (error instanceof LanguageError && error.code === 'language.malformed') return '';
    throw error;
  }
}

/** What is wrong with an answer, as a sentence for the model that gave it. */
export class UnusableAnswer extends Error {}

/** The JSON object in what a model said, as a checked instance of `shape`. Throws `UnusableAnswer`. */
export function parseAnswer<Shape extends object>(text: string, shape: new () => Shape): Shape {
  const answer = plainToInstance(shape, parseObject(stripReasoning(text)));
  const errors = validateSync(answer, { whitelist: true });
  const problems = errors.flatMap((error) => problemsOf(error));
  if (problems.length > 0) throw new UnusableAnswer(`${problems.join('; ')}.`);
  return answer;
}

/** What is wrong within lists of objects too; each once. */
function problemsOf({ constraints, children = [] }: ValidationError): string[] {
  return [...new Set([...Object.values(constraints ?? {}), ...children.flatMap((child) => problemsOf(child))])];
}

function parseObject(text: string): Record<string, unknown> {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) throw new UnusableAnswer('There is no JSON object in it.');
  try {
    return JSON.parse(text.slice(start, end + 1)) as Record<string, unknown>;
  } catch {
    throw new UnusableAnswer('It is not valid JSON.');
  }
}
