import type { Segment, WordlessReason } from '@stitchbook/contracts';
import type { SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';
import type { DecodedRecording } from './recording-segmenter.ts';

const MIN_SPEECH_SECONDS_FOR_WORDS = 1;

export interface RecordingFacts extends DecodedRecording {
  /** Whether two models had to agree on the words. */
  wasChecked: boolean;
}

/**
 * Builds the result of a recording. Throws `engine.no-words` when one model alone found no words in speech: native engines return no words
 * when they fail. Where two models agree on no words, that is a result: the speech is in a language that they do not know.
 */
export function buildResult(segments: Segment[], { wasChecked, ...decoded }: RecordingFacts): SpeechResult {
  const isSpoken = decoded.speechSeconds >= MIN_SPEECH_SECONDS_FOR_WORDS;
  if (segments.length === 0 && isSpoken && !wasChecked) {
    throw new SpeechError('engine.no-words', { cause: `${decoded.speechSeconds} s of speech` });
  }
  const reason: WordlessReason = isSpoken ? 'not-understood' : 'no-speech';
  const text = segments.map((segment) => segment.text).join(' ');
  return { text, segments, ...decoded, wordlessReason: segments.length === 0 ? reason : null };
}
