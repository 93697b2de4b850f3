import { OperationalError } from '@stitchbook/contracts';

/** What a handler throws when it knows why it failed; `message` is a sentence for the person who waits. */
export class JobFailure extends OperationalError {}

/** The job was deleted, cancelled or claimed by another worker: this one stops and writes nothing. */
export class ClaimLostError extends Error {
  constructor() {
    super('the claim of this job was lost');
    this.name = 'ClaimLostError';
  }
}

/**
 * Whatever a handler threw, as a failure that can be shown. An `OperationalError` of an engine, a model or a store says itself
 * whether a retry may help. Any other error counts as transient, and its message is never shown.
 */
export function asJobFailure(error: unknown): OperationalError {
  if (error instanceof OperationalError) return error as OperationalError;
  return new JobFailure('job.failed', 'Something went wrong on our side. Please try again.', {
    permanent: false,
    cause: error,
  });
}
