export { applyVocabulary, type TranscriptWithTerms } from './apply-vocabulary.ts';
export { type CorrectedTerm, findCorrectedTerms } from './find-corrected-terms.ts';
export { followSubstitutions } from './follow-substitutions.ts';
export { lettersOf } from './sound-key.ts';
