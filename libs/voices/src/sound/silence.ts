import type { Sound } from '../speech-synthesizer.ts';

const PAUSE_SECONDS = 0.5;

/** The pause after a line. */
export function silenceAfterLine(sampleRateHz: number): Sound {
  return { samples: new Float32Array(Math.round(sampleRateHz * PAUSE_SECONDS)), sampleRateHz };
}
