import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { sherpa, type VoiceDetector } from '../sherpa.ts';
import { RingBuffer } from './ring-buffer.ts';
import { splitLongSegment, type VadSegment } from './vad-segment.ts';

const WINDOW = 512;
const BUFFER_SECONDS = 60;
/** The detector notices a voice a little late; without this, first words are lost. */
const LEAD_SAMPLES = 0.3 * SPEECH_SAMPLE_RATE_HZ;
const TAIL_SAMPLES = 0.1 * SPEECH_SAMPLE_RATE_HZ;
const MIN_SPEECH_SECONDS = 0.25;
/** How much the detector has heard of a voice when it says that there is one. */
const NOTICED_SAMPLES = MIN_SPEECH_SECONDS * SPEECH_SAMPLE_RATE_HZ + 2 * WINDOW;

/** Finds speech in a stream of 16 kHz sound with a voice activity detector. One recording at a time; `reset` between two. */
export class VadSegmenter {
  private readonly detector: VoiceDetector;
  private readonly recent = new RingBuffer(BUFFER_SECONDS * SPEECH_SAMPLE_RATE_HZ);
  private rest = new Float32Array(0);
  private lastEnd = 0;
  private heard = 0;
  /** Where the voice begins that speaks right now. */
  private voiceStart: number | null = null;

  /** `voiceDetectorPath`: a Silero model. */
  constructor(voiceDetectorPath: string) {
    this.detector = new sherpa.Vad(
      {
        sileroVad: {
          model: voiceDetectorPath,
          threshold: 0.5,
          minSilenceDuration: 0.4,
          minSpeechDuration: MIN_SPEECH_SECONDS,
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
    this.heard = 0;
    this.voiceStart = null;
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
      this.heard += WINDOW;
      this.detector.acceptWaveform(window);
      this.voiceStart = this.detector.isDetected() ? (this.voiceStart ?? this.heard - NOTICED_SAMPLES) : null;
      segments.push(...this.takeSegments());
    }
    this.rest = sound.slice(at);
    return segments;
  }

  /** The segment that has begun and not ended yet, as far as it was heard; null in silence. */
  open(): VadSegment | null {
    if (this.voiceStart === null) return null;
    const { start, samples } = this.recent.slice(Math.max(this.voiceStart - LEAD_SAMPLES, this.lastEnd), this.heard);
    return { startSample: start, samples, voicedSamples: Math.max(0, this.heard - this.voiceStart) };
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
