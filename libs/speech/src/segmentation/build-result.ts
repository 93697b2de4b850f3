import type { Segment, Stretch, WordlessReason } from '@stitchbook/contracts';
import type { SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import type { DecodedRecording } from './recording-segmenter.ts';

const MIN_SPEECH_SECONDS_FOR_WORDS = 1;
/** A cough or a slammed door is no speech that somebody misses. */
const MIN_STRETCH_SECONDS = 2;

export interface RecordingFacts extends DecodedRecording {
  /** Whether two models had to agree on the words. */
  wasChecked: boolean;
  /** Of the words of all segments, in their order; see `SpeechResult`. */
  wordConfidences: number[] | null;
  /** As in `SpeechResult`, of the words that there are. */
  language: string | null;
}

/**
 * Builds the result of a recording; a segment without words is one of which none were written. Throws `engine.no-words` when one
 * model alone found no words in speech: native engines return no words when they fail. Where two models agree on no words, that
 * is a result: the speech is in a language that they do not know.
 */
export function buildResult(
  segments: Segment[],
  { wasChecked, wordConfidences, language: spokenLanguage, ...decoded }: RecordingFacts,
): SpeechResult {
  const isSpoken = decoded.speechSeconds >= MIN_SPEECH_SECONDS_FOR_WORDS;
  const spoken = segments.filter(({ text }) => text !== '');
  const isWordless = spoken.length === 0;
  if (isWordless && isSpoken && !wasChecked) {
    throw new SpeechError('engine.no-words', { cause: `${decoded.speechSeconds} s of speech` });
  }
  const reason: WordlessReason = isSpoken ? 'not-understood' : 'no-speech';
  const notUnderstood = isWordless || !wasChecked ? [] : stretchesWithoutWords(segments);
  const text = spoken.map((segment) => segment.text).join(' ');
  const confidences = isWordless ? null : wordConfidences;
  const wordlessReason = isWordless ? reason : null;
  const language = isWordless ? null : spokenLanguage;
  return { text, segments: spoken, wordConfidences: confidences, notUnderstood, language, ...decoded, wordlessReason };
}

/** Segments without words that follow each other are one stretch. */
function stretchesWithoutWords(segments: readonly Segment[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [at, { text, startSeconds, endSeconds }] of segments.entries()) {
    const last = stretches.at(-1);
    if (text !== '') continue;
    if (last && segments[at - 1]?.text === '') last.endSeconds = endSeconds;
    else stretches.push({ startSeconds, endSeconds });
  }
  return stretches.filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds >= MIN_STRETCH_SECONDS);
}
