import { SpeechError } from '../speech-error.ts';
import type { SpeechResult } from '../speech-engine.ts';
import { secondsOf, type VadSegment } from './vad-segment.ts';
import type { VadSegmenter } from './vad-segmenter.ts';
import { WaveformPeaks } from './waveform-peaks.ts';

/** What is known of a recording once it has been decoded to its end; see `SpeechResult`. */
export type DecodedRecording = Pick<SpeechResult, 'durationSeconds' | 'speechSeconds' | 'peaks'>;

/** Finds the segments of one recording whose sound comes in bit by bit, from a file or while it is spoken: the bits may have any length. */
export class RecordingSegmenter {
  private samples = 0;
  private voicedSamples = 0;
  private readonly peaks = new WaveformPeaks();

  constructor(
    private readonly segmenter: VadSegmenter,
    private readonly maxAudioSeconds: number,
  ) {
    segmenter.reset();
  }

  get seconds(): number {
    return secondsOf(this.samples);
  }

  /** Takes the next sound at 16 kHz and returns the segments that have ended with it. Throws `audio.too-long`. */
  push(samples: Float32Array): VadSegment[] {
    this.samples += samples.length;
    refuseLongerThan(this.maxAudioSeconds, this.seconds);
    this.peaks.add(samples);
    return this.count(this.segmenter.accept(samples));
  }

  /** The segment that has begun and not ended yet, as far as it was heard; null in silence. */
  open(): VadSegment | null {
    return this.segmenter.open();
  }

  /** The recording has ended: returns the segment that was still open. Throws `audio.empty`. */
  flush(): VadSegment[] {
    if (this.samples === 0) throw new SpeechError('audio.empty');
    return this.count(this.segmenter.flush());
  }

  /** After `flush`. */
  describe(): DecodedRecording {
    return {
      durationSeconds: this.seconds,
      speechSeconds: secondsOf(this.voicedSamples),
      peaks: this.peaks.toBytes(),
    };
  }

  private count(segments: VadSegment[]): VadSegment[] {
    for (const { voicedSamples } of segments) this.voicedSamples += voicedSamples;
    return segments;
  }
}

/** Throws `audio.too-long`. */
export function refuseLongerThan(maxSeconds: number, seconds: number): void {
  if (seconds <= maxSeconds) return;
  const hours = maxSeconds / 3_600;
  throw new SpeechError('audio.too-long', {
    message: `This recording is longer than ${hours} ${hours === 1 ? 'hour' : 'hours'}, the most that can be transcribed here.`,
  });
}
