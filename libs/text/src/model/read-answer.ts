import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** What is wrong with an answer, as a sentence for the model that gave it. */
export class UnusableAnswer extends Error {}

/** The JSON object in what a model said, as a checked instance of `shape`. Throws `UnusableAnswer`. */
export function readAnswer<Shape extends object>(text: string, shape: new () => Shape): Shape {
  const answer = plainToInstance(shape, parseObject(withoutThinking(text)));
  const errors = validateSync(answer, { whitelist: true });
  const problems = errors.flatMap(({ constraints }) => Object.values(constraints ?? {}));
  if (problems.length > 0) throw new UnusableAnswer(`${problems.join('; ')}.`);
  return answer;
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

/** Some local models think aloud before they answer. */
export function withoutThinking(text: string): string {
  return text.replace(/<think>[\s\S]*?(?:<\/think>|$)/giu, '').trim();
}
