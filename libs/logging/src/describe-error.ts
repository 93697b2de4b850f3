/** How many causes of causes are followed. */
const MAX_CAUSES = 5;
/** PostgreSQL's class of errors about a value (22xxx), whose messages quote the value. */
const DATA_EXCEPTION = /^22...$/;

/** What a log line holds of an error. */
interface DescribedError {
  type: string;
  message: string;
  /** Where it was thrown, without the message. */
  stack: string;
  code?: string;
  cause?: unknown;
}

/**
 * Reduces an error to what a log may hold: type, message, stack, code and causes. Everything else is left out: a database
 * error carries the parameters of its query and an HTTP error the response, which are what people have said. What is not
 * an error is returned as it is, unless it is an object.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? '[not an error]' : error;
  const described: DescribedError = { type: error.name, message: safeMessageOf(error), stack: framesOf(error) };
  if ('code' in error && typeof error.code === 'string') described.code = error.code;
  if (error.cause !== undefined && depth < MAX_CAUSES) described.cause = describeError(error.cause, depth + 1);
  return described;
}

/** The message, or a replacement where it would quote a response, a document or a value. */
function safeMessageOf(error: Error): string {
  if ('status' in error && typeof error.status === 'number') return `answered with ${error.status}`;
  if (error instanceof SyntaxError && error.message.includes('JSON')) return 'not valid JSON';
  if ('code' in error && typeof error.code === 'string' && DATA_EXCEPTION.test(error.code))
    return 'a value was refused';
  return error.message;
}

/** A stack begins with the message, which may have many lines. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}
