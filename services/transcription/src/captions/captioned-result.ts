import type { SpeechResult } from '@stitchbook/speech';

/** What is stored of a recording that was transcribed while it was made: `uploads.captioned`. */
export interface CaptionedResult extends Omit<
  SpeechResult,
  'peaks' | 'notUnderstood' | 'wordConfidences' | 'language'
> {
  /** A worker of the version before did not say. */
  notUnderstood?: SpeechResult['notUnderstood'];
  /** Nor this. */
  wordConfidences?: SpeechResult['wordConfidences'];
  /** Nor this. */
  language?: SpeechResult['language'];
  /** Base64. */
  peaks: string;
  /** How many samples were heard, at 16 kHz. */
  samples: number;
  /** The name of the speech engine. */
  engine: string;
}

export function toCaptioned({ peaks, ...result }: SpeechResult, samples: number, engine: string): CaptionedResult {
  return { ...result, peaks: Buffer.from(peaks).toString('base64'), samples, engine };
}

export function fromCaptioned(captioned: CaptionedResult): SpeechResult {
  const { text, segments, wordConfidences = null, notUnderstood = [], language = null } = captioned;
  const { durationSeconds, speechSeconds, wordlessReason } = captioned;
  const peaks = new Uint8Array(Buffer.from(captioned.peaks, 'base64'));
  return {
    text,
    segments,
    wordConfidences,
    notUnderstood,
    language,
    durationSeconds,
    speechSeconds,
    wordlessReason,
    peaks,
  };
}
