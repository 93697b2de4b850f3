/** What one voice says before the next one does: a paragraph, a heading, an item of a list. */
export interface Line {
  /** 0 for the first voice of a text, 1 for the other one of a dialogue. */
  voice: 0 | 1;
  text: string;
}

/** Sound of one channel. */
export interface Sound {
  /** From -1 to 1. */
  samples: Float32Array;
  sampleRateHz: number;
}

export interface SpeakOptions {
  /** Ends the work early; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** What share of the text has been said, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Says texts aloud. Failures are `VoiceError`s. */
export interface SpeechSynthesizer {
  /** Recorded with what it said, for example `flite/2.3` or `tts-1`. */
  readonly name: string;
  /** The sound of all lines in their order, with pauses between them, piece by piece: no more than one is in memory. */
  speak(lines: readonly Line[], options?: SpeakOptions): AsyncGenerator<Sound>;
}
