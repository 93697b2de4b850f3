import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { sherpa, type NativeRecogniser } from '../sherpa.ts';
import { filterHallucinations } from '../segmentation/hallucination-filter.ts';
import type { HeardWords } from '../segmentation/handed-over-segments.ts';
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
  async recognise(segment: VadSegment): Promise<string> {
    return (await this.hear(segment)).text;
  }

  /** The same with the language that the model took them for; null where it does not tell. */
  async hear({ samples }: VadSegment): Promise<HeardWords> {
    const stream = this.native.createStream();
    stream.acceptWaveform({ sampleRate: SPEECH_SAMPLE_RATE_HZ, samples: padded(samples) });
    const { text, lang = '' } = await this.native.decodeAsync(stream);
    // SenseVoice puts it between marks: <|ja|>.
    const language = /[a-z]{2,3}/.exec(lang)?.[0] ?? null;
    return { text: filterHallucinations(text, secondsOf(samples.length)), language };
  }
}

/** The first layers of some models cannot take less. */
function padded(samples: Float32Array): Float32Array {
  if (samples.length >= MIN_SAMPLES) return samples;
  const longer = new Float32Array(MIN_SAMPLES);
  longer.set(samples);
  return longer;
}
