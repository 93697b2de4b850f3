/** A prompt is never edited once it has been used: a better one gets the next number, so that what it made can be told apart. */
export interface Prompt {
  /** Recorded with what it made, for example `narrative-1`. */
  version: string;
  text: string;
}
