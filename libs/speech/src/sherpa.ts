import { createRequire } from 'node:module';

interface Waveform {
  samples: Float32Array;
  sampleRate: number;
}

interface OfflineStream {
  acceptWaveform(waveform: Waveform): void;
}

export interface NativeRecogniser {
  createStream(): OfflineStream;
  decodeAsync(stream: OfflineStream): Promise<{ text: string; lang?: string }>;
}

/** Silero's voice detector with a buffer of its own. */
export interface VoiceDetector {
  acceptWaveform(samples: Float32Array): void;
  isEmpty(): boolean;
  /** Whether somebody is speaking right now. */
  isDetected(): boolean;
  front(shareMemory: boolean): { start: number; samples: Float32Array };
  pop(): void;
  flush(): void;
  reset(): void;
  clear(): void;
}

export interface Resampler {
  resample(samples: Float32Array): Float32Array;
  flush(samples: Float32Array): Float32Array;
}

interface Sherpa {
  OfflineRecognizer: new (config: { modelConfig: object }) => NativeRecogniser;
  Vad: new (config: object, bufferSeconds: number) => VoiceDetector;
  LinearResampler: new (inputSampleRate: number, outputSampleRate: number) => Resampler;
}

/** The part of the native library that is used here; it comes without types. */
export const sherpa = createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa;
