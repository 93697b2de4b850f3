/** PostgreSQL's class of errors about a value, which it quotes. */
const BAD_VALUE = /^22...$/;

/** The message of an error, or one in its place where it would quote what it was about: an answer, a document or a value. */
export function quotesNothing(error: Error): string {
  if ('status' in error && typeof error.status === 'number') return `answered with ${error.status}`;
  if (error instanceof SyntaxError && error.message.includes('JSON')) return 'not valid JSON';
  if ('code' in error && typeof error.code === 'string' && BAD_VALUE.test(error.code)) return 'a value was refused';
  return error.message;
}
