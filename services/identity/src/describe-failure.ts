export interface Failure {
  type: string;
  message: string;
  code?: unknown;
  stack?: string | undefined;
}

/** What may be logged of an error: never its own fields, for a failed query carries its parameters there. */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { name, message, stack } = error;
  return { type: name, message, stack, ...('code' in error && { code: error.code }) };
}
