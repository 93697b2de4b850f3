/** The embedded PostgreSQL cannot run here; the message is one sentence for the person who started it. */
export class EmbeddedPostgresError extends Error {
  readonly code = 'database.embedded-unavailable';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedPostgresError';
  }
}
