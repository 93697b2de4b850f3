/** Of one person. */
export const MAX_VOCABULARY_TERMS = 500;
export const TERM_MAX_CHARACTERS = 60;
/** In UTF-8, for characters made of many marks. */
export const TERM_MAX_BYTES = 500;
/** Of one term, the latest that were learnt. */
export const MAX_HEARD_FOR_TERM = 10;
/** Corrections of which is kept what was heard and what was written, of one person; the latest. */
export const MAX_CORRECTED_WORDS = 500;
/** In one recording; what is heard beyond them stays as it was heard. */
export const MAX_SUBSTITUTIONS = 200;

/** A person's own word that was put in the place of what a speech engine had heard. */
export interface Substitution {
  term: string;
  heard: string;
  /** Where the term begins in the transcript, in UTF-16 units. */
  at: number;
}

/** A person's own word, and what has been heard for it by what they corrected. */
export interface OwnTerm {
  term: string;
  heard: readonly string[];
}

/** A word that somebody corrected: once so far, so often that they are asked whether it is to be heard so, or answered. */
export const CORRECTED_WORD_STATES = ['once', 'offered', 'accepted', 'refused'] as const;
export type CorrectedWordState = (typeof CORRECTED_WORD_STATES)[number];
