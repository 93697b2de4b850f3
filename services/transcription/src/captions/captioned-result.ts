import type { SpeechResult } from '@stitchbook/speech';

/** What is stored of a recording that was transcribed while it was made: `uploads.captioned`. */
export interface CaptionedResult extends Omit<SpeechResult, 'peaks' | 'notUnderstood'> {
  /** A worker of the version before did not say. */
  notUnderstood?: SpeechResult['notUnderstood'];
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
  const { text, segments, notUnderstood = [], durationSeconds, speechSeconds, wordlessReason } = captioned;
  const peaks = new Uint8Array(Buffer.from(captioned.peaks, 'base64'));
  return { text, segments, notUnderstood, durationSeconds, speechSeconds, wordlessReason, peaks };
}
