export { applyVocabulary, type TranscriptWithTerms } from './apply-vocabulary.ts';
export { followSubstitutions } from './follow-substitutions.ts';
