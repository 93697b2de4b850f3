export type EmbeddingErrorCode =
  /** The model is not there (yet). */
  | 'meaning.no-model'
  /** The service cannot be reached, or refuses. */
  | 'meaning.unavailable'
  /** It was asked, and made no vectors of these texts. */
  | 'meaning.unreadable';

/** Vectors could not be made. `message` says it to people. */
export class EmbeddingError extends Error {
  constructor(
    readonly code: EmbeddingErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'EmbeddingError';
  }
}
