/** Of one person. */
export const MAX_VOCABULARY_TERMS = 500;
export const TERM_MAX_CHARACTERS = 60;
/** In UTF-8, for characters made of many marks. */
export const TERM_MAX_BYTES = 500;
/** In one recording; what is heard beyond them stays as it was heard. */
export const MAX_SUBSTITUTIONS = 200;

/** A person's own word that was put in the place of what a speech engine had heard. */
export interface Substitution {
  term: string;
  heard: string;
  /** Where the term begins in the transcript, in UTF-16 units. */
  at: number;
}
