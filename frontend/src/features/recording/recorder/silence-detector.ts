import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';

/** Of 32,767: 46 dB below full scale. Where the browser adjusts the gain even a quiet room is louder. */
const SILENT_BELOW = 164;
const SILENT_AFTER_SAMPLES = 10 * SPEECH_SAMPLE_RATE_HZ;

/** Detects whether nothing has come from the microphone for ten seconds but silence. */
export class SilenceDetector {
  #silentSamples = 0;

  /** Whether it is silent still, with this chunk of 16 kHz. */
  push(chunk: Int16Array): boolean {
    const isQuiet = chunk.every((sample) => Math.abs(sample) < SILENT_BELOW);
    this.#silentSamples = isQuiet ? this.#silentSamples + chunk.length : 0;
    return this.#silentSamples >= SILENT_AFTER_SAMPLES;
  }

  reset(): void {
    this.#silentSamples = 0;
  }
}
