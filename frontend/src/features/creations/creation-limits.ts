import type { Note } from '@stitchbook/api-types';
import { type NoteCreationType, DEFAULT_CREATION_TYPE, hasWords, isTooShortFor } from '@stitchbook/contracts';
import { generateTexts } from '../../texts/en/generate.ts';

export interface CreationLimits {
  /** There is nothing to make anything from. */
  isEmpty: boolean;
  isTooShort: (type: NoteCreationType) => boolean;
  /** What is to be known before the Generate button is pressed. */
  hint: string | undefined;
}

/** What cannot be made of a note: without a language model its own words have to be enough. The server says the same. */
export function creationLimits({ transcript }: Note, hasLanguageModel: boolean): CreationLimits {
  const isEmpty = !hasWords(transcript);
  const isTooShort = (type: NoteCreationType) => !hasLanguageModel && isTooShortFor(type, transcript);
  const shortHint = isTooShort(DEFAULT_CREATION_TYPE) ? generateTexts.becomesSummary : undefined;
  return { isEmpty, isTooShort, hint: isEmpty ? generateTexts.noWords : shortHint };
}
