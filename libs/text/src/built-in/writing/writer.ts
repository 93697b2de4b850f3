import type { CreationInput } from '../../language-engine.ts';
import type { NoteSentence } from './read-note.ts';

/** Writes one type of creation from a note that has at least one sentence. */
export type Writer = (sentences: readonly NoteSentence[], note: CreationInput) => string;
