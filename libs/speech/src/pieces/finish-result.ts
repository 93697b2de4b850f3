import type { Segment } from '@stitchbook/contracts';
import type { SpeechResult } from '../speech-engine.ts';
import { SpeechError } from '../speech-error.ts';

const SPEECH_THAT_MUST_HAVE_WORDS_SECONDS = 1;

/**
 * Puts a result together. Throws `engine.no-words` when there was speech but no words: native engines answer an error
 * of their own with silence.
 */
export function finishResult(
  segments: Segment[],
  heard: { durationSeconds: number; speechSeconds: number },
): SpeechResult {
  if (segments.length === 0 && heard.speechSeconds >= SPEECH_THAT_MUST_HAVE_WORDS_SECONDS) {
    throw new SpeechError('engine.no-words', { cause: `${heard.speechSeconds} s of speech` });
  }
  return { text: segments.map(({ text }) => text).join(' '), segments, ...heard };
}
