import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';

/** Uninterrupted speech between two silences, as the voice activity detector (VAD) found it, at 16 kHz. */
export interface VadSegment {
  /** Where it lies in the recording, in samples from its beginning. */
  startSample: number;
  samples: Float32Array;
  /** How many of them the detector took for speech; the rest is the margin around it. */
  voicedSamples: number;
}

/** Beyond this, recognisers repeat themselves or fall silent. */
const MAX_SAMPLES = 18 * SPEECH_SAMPLE_RATE_HZ;
const EARLIEST_CUT = 10 * SPEECH_SAMPLE_RATE_HZ;
const LATEST_CUT = 15 * SPEECH_SAMPLE_RATE_HZ;
const WINDOW = SPEECH_SAMPLE_RATE_HZ / 20;

/** Splits a segment without a pause at its quietest moments, so that no part is longer than 18 seconds. */
export function splitLongSegment(segment: VadSegment): VadSegment[] {
  const parts: VadSegment[] = [];
  let { startSample, samples, voicedSamples } = segment;
  while (samples.length > MAX_SAMPLES) {
    const cut = quietestMoment(samples, { earliest: EARLIEST_CUT, latest: LATEST_CUT });
    parts.push({ startSample, samples: samples.subarray(0, cut), voicedSamples: Math.min(cut, voicedSamples) });
    startSample += cut;
    samples = samples.subarray(cut);
    voicedSamples = Math.max(0, voicedSamples - cut);
  }
  return [...parts, { startSample, samples, voicedSamples }];
}

/** The length in seconds of so many samples at 16 kHz. */
export function secondsOf(samples: number): number {
  return samples / SPEECH_SAMPLE_RATE_HZ;
}

/** Where between two moments there is the least sound; all in samples. */
export function quietestMoment(
  samples: Float32Array,
  { earliest, latest }: { earliest: number; latest: number },
): number {
  let quietest = latest;
  let leastEnergy = Infinity;
  for (let at = earliest; at < latest; at += WINDOW) {
    const energy = samples.subarray(at, at + WINDOW).reduce((sum, sample) => sum + sample * sample, 0);
    if (energy < leastEnergy) {
      leastEnergy = energy;
      quietest = at + WINDOW / 2;
    }
  }
  return quietest;
}
