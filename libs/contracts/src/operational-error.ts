/** No provider may delay work for days, or say a time that no database knows. */
const MAX_RETRY_AFTER_MS = 60 * 60 * 1_000;

export interface OperationalErrorOptions extends ErrorOptions {
  /** True when trying again cannot help until somebody changes a setting or what is worked on. */
  permanent: boolean;
  /** Not to be tried again before this has passed, in milliseconds (a provider's Retry-After); an hour where it is more. */
  retryAfterMs?: number | undefined;
}

/**
 * A failure of something that work depends on, such as a speech engine, a language model or a store: it is understood, and
 * may be shown. `message` is a sentence for the person who waits; what a provider said is only in `cause`, for the log.
 */
export class OperationalError<Code extends string = string> extends Error {
  /** Stable and dotted, such as `storage.unavailable`. */
  readonly code: Code;
  readonly permanent: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(code: Code, message: string, { permanent, retryAfterMs, cause }: OperationalErrorOptions) {
    super(message, { cause });
    this.name = new.target.name;
    this.code = code;
    this.permanent = permanent;
    this.retryAfterMs = retryAfterMs === undefined ? undefined : Math.min(retryAfterMs, MAX_RETRY_AFTER_MS);
  }
}
