import type { OwnTerm, Substitution } from '@stitchbook/contracts';
import type { SpeechResult } from '@stitchbook/speech';
import { alignConfidences } from '@stitchbook/text/align';
import { applyVocabulary } from '@stitchbook/text/vocabulary';

/** What is stored of a recording: as it was heard, but with its owner's own words. */
export interface PersonalTranscript extends SpeechResult {
  substitutions: Substitution[];
}

/** Puts its owner's `terms` into what was heard. Rejects with the signal's reason when `signal` aborts. */
export async function toPersonalTranscript(
  heard: SpeechResult,
  terms: readonly OwnTerm[],
  signal: AbortSignal,
): Promise<PersonalTranscript> {
  const applied = await applyVocabulary(heard.segments, terms, signal);
  if (applied.substitutions.length === 0) return { ...heard, ...applied };
  const { segments, wordConfidences } = heard;
  const confidences = wordConfidences && alignConfidences(segments, wordConfidences, applied.text);
  return { ...heard, ...applied, wordConfidences: confidences };
}
