import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';

/** Uninterrupted speech between two silences, at 16 kHz. */
export interface Piece {
  /** Where it lies in the recording, in samples from its beginning. */
  startSample: number;
  samples: Float32Array;
  /** How many of them the voice detector took for speech; the rest is what stands around it. */
  voicedSamples: number;
}

export function secondsOf(samples: number): number {
  return samples / SPEECH_SAMPLE_RATE_HZ;
}
