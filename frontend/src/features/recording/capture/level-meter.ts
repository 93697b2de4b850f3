import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';

const FULL_SCALE = 32_768;
/** Below this, in decibels of full scale, there is nothing to show. */
const FLOOR_DB = -60;
const QUIET_BELOW_DB = -30;
const SILENT_BELOW_DB = -46;
/** Samples that stand at the end of the scale are cut off there. */
const CLIPPED_ABOVE_DB = -0.5;
/** Between two words the level falls, and the verdict should not. */
const JUDGED_SAMPLES = 2 * SPEECH_SAMPLE_RATE_HZ;

export type LevelVerdict = 'silent' | 'quiet' | 'good' | 'clipped';

/** How loud a microphone is, from what it has delivered so far: 16 kHz, 16 bit. */
export class LevelMeter {
  #peaks: { db: number; samples: number }[] = [];

  /** From 0, where nothing is heard, to 1, the loudest that can be recorded: the peak of this chunk, evenly in decibels. */
  push(chunk: Int16Array): number {
    const db = peakDb(chunk);
    this.#peaks.push({ db, samples: chunk.length });
    const all = this.#peaks.reduce((sum, { samples }) => sum + samples, 0);
    if (all - (this.#peaks[0]?.samples ?? 0) >= JUDGED_SAMPLES) this.#peaks.shift();
    return Math.min(1, Math.max(0, 1 - db / FLOOR_DB));
  }

  /** Of the loudest moment of the last two seconds. */
  verdict(): LevelVerdict {
    const loudest = Math.max(...this.#peaks.map(({ db }) => db));
    if (loudest < SILENT_BELOW_DB) return 'silent';
    if (loudest < QUIET_BELOW_DB) return 'quiet';
    return loudest > CLIPPED_ABOVE_DB ? 'clipped' : 'good';
  }
}

function peakDb(chunk: Int16Array): number {
  const peak = chunk.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  return 20 * Math.log10(peak / FULL_SCALE);
}
