import { quotesNothing } from './quotes-nothing.ts';

/** As deep as causes are followed. */
const MOST_CAUSES = 5;

export interface DescribedError {
  type: string;
  message: string;
  /** Where it was thrown, without the message. */
  stack: string;
  code?: string;
  cause?: unknown;
}

/**
 * What a log may know of an error. Nothing else that hangs on it: a database's error carries the parameters of its query,
 * and a service's error the answer, which are what people have said.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? '[not an error]' : error;
  const described: DescribedError = { type: error.name, message: quotesNothing(error), stack: framesOf(error) };
  if ('code' in error && typeof error.code === 'string') described.code = error.code;
  if (error.cause !== undefined && depth < MOST_CAUSES) described.cause = describeError(error.cause, depth + 1);
  return described;
}

/** A stack begins with the message, which may have many lines. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}
