import { LanguageError } from '../language-error.ts';
import type { ModelServer, Question } from './model-server.ts';
import { GROUND_RULES } from './prompts/ground-rules-1.ts';
import type { Prompt } from './prompts/prompt.ts';
import { readAnswer, UnusableAnswer } from './read-answer.ts';

const ANSWER_TOKENS = 400;
/** Enough of a bad answer for the model to see what it did. */
const QUOTED_CHARACTERS = 2_000;

interface ObjectQuestion<Shape extends object> {
  prompt: Prompt;
  user: string;
  shape: (new () => Shape) & { readonly schema: NonNullable<Question['schema']> };
}

/** A checked object, after one chance to mend an unusable answer; null when that one is unusable too. */
export async function askForObject<Shape extends object>(
  server: ModelServer,
  { prompt, user, shape }: ObjectQuestion<Shape>,
  signal?: AbortSignal,
): Promise<Shape | null> {
  const question: Question = {
    system: `${GROUND_RULES}\n\n${prompt.text}`,
    user,
    schema: shape.schema,
    answerTokens: ANSWER_TOKENS,
  };
  let correction: Question['correction'];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const text = await answerOrNothing(server, { ...question, ...(correction && { correction }) }, signal);
    try {
      return readAnswer(text, shape);
    } catch (error) {
      if (!(error instanceof UnusableAnswer)) throw error;
      const problem = `That answer cannot be used: ${error.message} Answer again with the JSON object alone.`;
      correction = { answer: text.slice(0, QUOTED_CHARACTERS) || '(nothing)', problem };
    }
  }
  return null;
}

/** An answer that is no completion at all is one more unusable answer, not a failure of its own. */
async function answerOrNothing(server: ModelServer, question: Question, signal?: AbortSignal): Promise<string> {
  try {
    return (await server.ask(question, signal)).text;
  } catch (error) {
    if (error instanceof LanguageError && error.code === 'language.malformed') return '';
    throw error;
  }
}
