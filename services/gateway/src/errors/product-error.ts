/** What went wrong, in the product's own terms; `kind` decides the status code in one table. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'request-timeout'
  | 'conflict'
  | 'precondition-failed'
  | 'too-large'
  | 'unsupported-media'
  | 'unprocessable'
  | 'rate-limited'
  | 'checksum-mismatch'
  | 'unavailable'
  | 'insufficient-storage';

/** The one place where a kind of error becomes a status code. */
export const STATUS_BY_KIND: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'request-timeout': 408,
  conflict: 409,
  'precondition-failed': 412,
  'too-large': 413,
  'unsupported-media': 415,
  unprocessable: 422,
  'rate-limited': 429,
  // Of the tus protocol alone.
  'checksum-mismatch': 460,
  unavailable: 503,
  'insufficient-storage': 507,
};

interface ProductErrorOptions extends ErrorOptions {
  /** What the answer carries beside message and code. */
  details?: object;
  /** When trying again may help, in whole seconds. */
  retryAfterSeconds?: number;
  /** Of the answer. */
  headers?: Readonly<Record<string, string>>;
}

/** An error with a sentence that the person can act on and a stable, dotted code for programs. */
export class ProductError extends Error {
  readonly details: object;
  readonly retryAfterSeconds: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    options: ProductErrorOptions = {},
  ) {
    super(message, options);
    this.name = 'ProductError';
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.headers = options.headers ?? {};
  }
}

export const unauthenticated = () => new ProductError('unauthenticated', 'session.missing', 'Please sign in first.');
export const otherAccount = () =>
  new ProductError(
    'unauthenticated',
    'session.other-account',
    'Somebody else has signed in in this browser since this page was opened. Reload the page to go on.',
  );
export const noteNotFound = () =>
  new ProductError('not-found', 'note.missing', "The note you're looking for doesn't exist or couldn't be loaded.");
