import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import type { Piece } from './piece.ts';

/** Beyond this, recognisers repeat themselves or fall silent. */
const LONGEST_SAMPLES = 18 * SPEECH_SAMPLE_RATE_HZ;
const EARLIEST_CUT = 10 * SPEECH_SAMPLE_RATE_HZ;
const LATEST_CUT = 15 * SPEECH_SAMPLE_RATE_HZ;
const WINDOW = SPEECH_SAMPLE_RATE_HZ / 20;

/** Cuts a piece in which nobody breathed at its quietest moments, so that no part is longer than 18 seconds. */
export function splitLongPiece(piece: Piece): Piece[] {
  const parts: Piece[] = [];
  let { startSample, samples, voicedSamples } = piece;
  while (samples.length > LONGEST_SAMPLES) {
    const cut = quietestMoment(samples);
    parts.push({ startSample, samples: samples.subarray(0, cut), voicedSamples: Math.min(cut, voicedSamples) });
    startSample += cut;
    samples = samples.subarray(cut);
    voicedSamples = Math.max(0, voicedSamples - cut);
  }
  return [...parts, { startSample, samples, voicedSamples }];
}

function quietestMoment(samples: Float32Array): number {
  let quietest = LATEST_CUT;
  let leastEnergy = Infinity;
  for (let at = EARLIEST_CUT; at < LATEST_CUT; at += WINDOW) {
    const energy = samples.subarray(at, at + WINDOW).reduce((sum, sample) => sum + sample * sample, 0);
    if (energy < leastEnergy) {
      leastEnergy = energy;
      quietest = at + WINDOW / 2;
    }
  }
  return quietest;
}
