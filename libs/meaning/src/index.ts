export type { EmbedOptions, Embedder } from './embedder.ts';
export { EmbeddingError, type EmbeddingErrorCode } from './embedding-error.ts';
export { MeaningSettings } from './meaning.settings.ts';
export { createEmbedder } from './create-embedder.ts';
export { type NoteVectors, embedNote } from './embed-note.ts';
export { type Place, findSentences } from './sentences.ts';
export { cosines, unpackVectors } from './vectors.ts';
export { type AnswerKind, readAnswerKind } from './answer-kind.ts';
export { isLikelyAnswer, scoreNote, scoreSentence, weighWords } from './rank.ts';
