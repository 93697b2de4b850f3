/** The body of every answer that is not a success. */
export interface ErrorBody {
  /** A sentence that the person can act on. */
  message: string;
  /** Stable and dotted, for programs: `note.not-found`. */
  code: string;
}

/** What calls answer that have nothing else to say. */
export interface Done {
  success: true;
  message: string;
}
