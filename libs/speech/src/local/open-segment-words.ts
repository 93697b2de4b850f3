import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import type { Recognisers } from '../segmentation/transcript-builder.ts';
import { quietestMoment, type VadSegment } from '../segmentation/vad-segment.ts';

/** What is recognised again and again is never longer, for it costs more and says no more of what came before. */
const MAX_SAMPLES = 6 * SPEECH_SAMPLE_RATE_HZ;
const EARLIEST_CUT = 2.5 * SPEECH_SAMPLE_RATE_HZ;

/** The words so far of a segment that is still being spoken, by one model: recognised anew each time, except for what is some seconds past. */
export class OpenSegmentWords {
  private settledTo = 0;
  private settled: string[] = [];

  constructor(
    private readonly recogniser: Recognisers['recogniser'],
    private readonly isSuperseded: () => boolean,
  ) {}

  /** `open` is the segment from its beginning on. Two calls do not overlap. Null when there was no time for it. */
  async recognise(open: VadSegment): Promise<string | null> {
    if (this.settledTo <= open.startSample) {
      this.settledTo = open.startSample;
      this.settled = [];
    }
    let rest = from(open, this.settledTo);
    while (rest.samples.length > MAX_SAMPLES) {
      const cut = quietestMoment(rest.samples, { earliest: EARLIEST_CUT, latest: MAX_SAMPLES });
      this.settled.push(await this.recogniser.recognise({ ...rest, samples: rest.samples.subarray(0, cut) }));
      this.settledTo = rest.startSample + cut;
      rest = from(open, this.settledTo);
      if (this.isSuperseded()) return null;
    }
    const latest = await this.recogniser.recognise(rest);
    return [...this.settled, latest].filter((text) => text !== '').join(' ');
  }
}

function from({ startSample, samples, voicedSamples }: VadSegment, sample: number): VadSegment {
  return { startSample: sample, samples: samples.subarray(sample - startSample), voicedSamples };
}
