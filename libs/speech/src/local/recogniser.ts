import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { sherpa, type NativeRecogniser } from '../sherpa.ts';
import { filterHallucinations } from '../segmentation/hallucination-filter.ts';
import { secondsOf, type VadSegment } from '../segmentation/vad-segment.ts';
import type { OfflineModel } from './detect-offline-model.ts';

const MIN_SAMPLES = SPEECH_SAMPLE_RATE_HZ / 2;

/** A speech model in this very process. Loading takes about half a second for the smallest. */
export class Recogniser {
  private readonly native: NativeRecogniser;

  constructor(model: OfflineModel, threads: number) {
    this.native = new sherpa.OfflineRecognizer({ modelConfig: { ...model.config, numThreads: threads, debug: false } });
  }

  /** The words of one segment, '' when there are none. The event loop stays free meanwhile. */
  async recognise({ samples }: VadSegment): Promise<string> {
    const stream = this.native.createStream();
    stream.acceptWaveform({ sampleRate: SPEECH_SAMPLE_RATE_HZ, samples: padded(samples) });
    const { text } = await this.native.decodeAsync(stream);
    return filterHallucinations(text, secondsOf(samples.length));
  }
}

/** The first layers of some models cannot take less. */
function padded(samples: Float32Array): Float32Array {
  if (samples.length >= MIN_SAMPLES) return samples;
  const longer = new Float32Array(MIN_SAMPLES);
  longer.set(samples);
  return longer;
}
