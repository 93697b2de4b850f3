/** A piece of the app that could not be fetched: no network, or a newer build has taken its place. */
export class PartNotLoaded extends Error {
  /** Lets the piece be fetched anew when it is drawn next. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the app could not be loaded.', { cause });
    this.name = 'PartNotLoaded';
    this.forget = forget;
  }
}
