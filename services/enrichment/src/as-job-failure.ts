import { JobFailure } from '@stitchbook/jobs';
import { LanguageError } from '@stitchbook/text';

/** Rethrows what a language engine threw in the terms of jobs. */
export function asJobFailure(error: unknown): never {
  if (error instanceof LanguageError) {
    const { permanent, retryAfterMs, cause } = error;
    throw new JobFailure(error.code, error.message, { permanent, retryAfterMs, cause });
  }
  throw error;
}
