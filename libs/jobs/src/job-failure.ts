export interface FailureOptions extends ErrorOptions {
  /** True when trying again could not help. */
  permanent: boolean;
  /** Not to be tried again before this has passed (a provider's Retry-After). */
  retryAfterMs?: number | undefined;
}

/** What a handler throws when it knows why it failed; `message` is a sentence for the person who waits. */
export class JobFailure extends Error {
  readonly code: string;
  readonly permanent: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(code: string, message: string, { permanent, retryAfterMs, ...options }: FailureOptions) {
    super(message, options);
    this.name = 'JobFailure';
    this.code = code;
    this.permanent = permanent;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A worker finds that its job has been deleted, cancelled or taken over: it stops and writes nothing. */
export class ClaimLostError extends Error {
  constructor() {
    super('this job belongs to someone else by now');
    this.name = 'ClaimLostError';
  }
}

/** Whatever a handler threw, as a failure that can be shown; unknown errors may pass and are never shown as they are. */
export function asJobFailure(error: unknown): JobFailure {
  if (error instanceof JobFailure) return error;
  return new JobFailure('job.failed', 'Something went wrong on our side. Please try again.', {
    permanent: false,
    cause: error,
  });
}
