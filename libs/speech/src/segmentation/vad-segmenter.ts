import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { sherpa, type VoiceDetector } from '../sherpa.ts';
import { RingBuffer } from './ring-buffer.ts';
import { splitLongSegment, type VadSegment } from './vad-segment.ts';

const WINDOW = 512;
const BUFFER_SECONDS = 60;
/** The detector notices a voice a little late; without this, first words are lost. */
const LEAD_SAMPLES = 0.3 * SPEECH_SAMPLE_RATE_HZ;
const TAIL_SAMPLES = 0.1 * SPEECH_SAMPLE_RATE_HZ;

/** Finds speech in a stream of 16 kHz sound with a voice activity detector. One recording at a time; `reset` between two. */
export class VadSegmenter {
  private readonly detector: VoiceDetector;
  private readonly recent = new RingBuffer(BUFFER_SECONDS * SPEECH_SAMPLE_RATE_HZ);
  private rest = new Float32Array(0);
  private lastEnd = 0;

  /** `voiceDetectorPath`: a Silero model. */
  constructor(voiceDetectorPath: string) {
    this.detector = new sherpa.Vad(
      {
        sileroVad: {
          model: voiceDetectorPath,
          threshold: 0.5,
          minSilenceDuration: 0.4,
          minSpeechDuration: 0.25,
          maxSpeechDuration: 15,
          windowSize: WINDOW,
        },
        sampleRate: SPEECH_SAMPLE_RATE_HZ,
        numThreads: 1,
        debug: false,
      },
      BUFFER_SECONDS,
    );
  }

  reset(): void {
    this.rest = new Float32Array(0);
    this.lastEnd = 0;
    this.recent.reset();
    this.detector.reset();
    this.detector.clear();
  }

  /** Takes the next sound and returns the segments that have ended with it. */
  accept(samples: Float32Array): VadSegment[] {
    const segments: VadSegment[] = [];
    const sound = this.rest.length > 0 ? join(this.rest, samples) : samples;
    let at = 0;
    for (; at + WINDOW <= sound.length; at += WINDOW) {
      const window = sound.subarray(at, at + WINDOW);
      this.recent.push(window);
      this.detector.acceptWaveform(window);
      segments.push(...this.takeSegments());
    }
    this.rest = sound.slice(at);
    return segments;
  }

  /** The recording has ended: returns the segment that was still open. */
  flush(): VadSegment[] {
    const window = new Float32Array(WINDOW);
    window.set(this.rest);
    this.recent.push(this.rest);
    this.detector.acceptWaveform(window);
    const segments = this.takeSegments();
    this.detector.flush();
    return [...segments, ...this.takeSegments()];
  }

  private takeSegments(): VadSegment[] {
    const segments: VadSegment[] = [];
    while (!this.detector.isEmpty()) {
      const { start, samples } = this.detector.front(false);
      const end = start + samples.length + TAIL_SAMPLES;
      const sound = this.recent.slice(Math.max(start - LEAD_SAMPLES, this.lastEnd), end);
      this.lastEnd = sound.start + sound.samples.length;
      const segment = { startSample: sound.start, samples: sound.samples, voicedSamples: samples.length };
      segments.push(...splitLongSegment(segment));
      this.detector.pop();
    }
    return segments;
  }
}

function join(first: Float32Array, second: Float32Array): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
