declare module 'sherpa-onnx-node' {
  interface Waveform {
    samples: Float32Array;
    sampleRate: number;
  }
  interface OfflineStream {
    acceptWaveform(waveform: Waveform): void;
  }
  class OfflineRecognizer {
    constructor(config: { modelConfig: object });
    createStream(): OfflineStream;
    decodeAsync(stream: OfflineStream): Promise<{ text: string }>;
  }
  class Vad {
    constructor(config: object, bufferSeconds: number);
    acceptWaveform(samples: Float32Array): void;
    isEmpty(): boolean;
    front(shareMemory: boolean): { start: number; samples: Float32Array };
    pop(): void;
    flush(): void;
    reset(): void;
    clear(): void;
  }
  class LinearResampler {
    constructor(inputSampleRate: number, outputSampleRate: number);
    resample(samples: Float32Array): Float32Array;
    flush(samples: Float32Array): Float32Array;
  }
  const sherpa: {
    OfflineRecognizer: typeof OfflineRecognizer;
    Vad: typeof Vad;
    LinearResampler: typeof LinearResampler;
  };
  export default sherpa;
}
