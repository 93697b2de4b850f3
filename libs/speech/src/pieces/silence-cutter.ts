import { SPEECH_SAMPLE_RATE_HZ } from '@stitchbook/contracts';
import { sherpa, type VoiceDetector } from '../native/sherpa.ts';
import type { Piece } from './piece.ts';
import { SoundHistory } from './sound-history.ts';
import { splitLongPiece } from './split-long-piece.ts';

const WINDOW = 512;
const BUFFER_SECONDS = 60;
/** The detector notices a voice a little late; without this, first words are lost. */
const LEAD_SAMPLES = 0.3 * SPEECH_SAMPLE_RATE_HZ;
const TAIL_SAMPLES = 0.1 * SPEECH_SAMPLE_RATE_HZ;

/** Finds speech in a stream of 16 kHz sound with a voice detector. One recording at a time; `reset` between two. */
export class SilenceCutter {
  private readonly detector: VoiceDetector;
  private readonly history = new SoundHistory(BUFFER_SECONDS * SPEECH_SAMPLE_RATE_HZ);
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
    this.history.reset();
    this.detector.reset();
    this.detector.clear();
  }

  /** Takes the next sound and returns the pieces that have ended with it. */
  accept(samples: Float32Array): Piece[] {
    const pieces: Piece[] = [];
    const sound = this.rest.length > 0 ? join(this.rest, samples) : samples;
    let at = 0;
    for (; at + WINDOW <= sound.length; at += WINDOW) {
      const window = sound.subarray(at, at + WINDOW);
      this.history.push(window);
      this.detector.acceptWaveform(window);
      pieces.push(...this.takePieces());
    }
    this.rest = sound.slice(at);
    return pieces;
  }

  /** The recording has ended: returns the piece that was still open. */
  finish(): Piece[] {
    const window = new Float32Array(WINDOW);
    window.set(this.rest);
    this.history.push(this.rest);
    this.detector.acceptWaveform(window);
    const pieces = this.takePieces();
    this.detector.flush();
    return [...pieces, ...this.takePieces()];
  }

  private takePieces(): Piece[] {
    const pieces: Piece[] = [];
    while (!this.detector.isEmpty()) {
      const { start, samples } = this.detector.front(false);
      const end = start + samples.length + TAIL_SAMPLES;
      const heard = this.history.slice(Math.max(start - LEAD_SAMPLES, this.lastEnd), end);
      this.lastEnd = heard.start + heard.samples.length;
      const piece = { startSample: heard.start, samples: heard.samples, voicedSamples: samples.length };
      pieces.push(...splitLongPiece(piece));
      this.detector.pop();
    }
    return pieces;
  }
}

function join(first: Float32Array, second: Float32Array): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
