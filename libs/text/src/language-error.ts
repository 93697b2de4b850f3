export type LanguageErrorCode =
  | 'language.unauthorised'
  | 'language.refused'
  | 'language.too-long'
  | 'language.not-found'
  | 'language.busy'
  | 'language.unavailable'
  | 'language.timed-out'
  | 'language.malformed';

interface LanguageErrorDetails {
  permanent: boolean;
  /** How long the provider asked to be left alone, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** What the provider said; for logs, never for a person. */
  cause?: unknown;
}

/** Why a language engine gave no answer. `message` is a sentence for the person who waits. */
export class LanguageError extends Error {
  readonly code: LanguageErrorCode;
  /** True when trying again cannot help until somebody changes a setting or the note. */
  readonly permanent: boolean;
  readonly retryAfterMs?: number;

  constructor(code: LanguageErrorCode, message: string, { permanent, retryAfterMs, cause }: LanguageErrorDetails) {
    super(message, { cause });
    this.name = 'LanguageError';
    this.code = code;
    this.permanent = permanent;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }
}
