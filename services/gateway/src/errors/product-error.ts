/** What went wrong, in the product's own terms; `kind` decides the status code in one table. */
export type ErrorKind =
  | 'invalid'
  | 'signed-out'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too-large'
  | 'unsupported-media'
  | 'unprocessable'
  | 'too-many'
  | 'unavailable'
  | 'no-room';

interface ProductErrorOptions extends ErrorOptions {
  /** What the answer carries beside message and code. */
  details?: object;
  /** When trying again may help, in whole seconds. */
  retryAfterSeconds?: number;
}

/** An error with a sentence that the person can act on and a stable, dotted code for programs. */
export class ProductError extends Error {
  readonly details: object;
  readonly retryAfterSeconds: number | undefined;

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
  }
}

export const signedOut = () => new ProductError('signed-out', 'session.missing', 'Please sign in first.');
export const noteMissing = () =>
  new ProductError('missing', 'note.missing', "The note you're looking for doesn't exist or couldn't be loaded.");
