import type { AudioFormat, Segment, WordlessReason } from '@stitchbook/contracts';

/** An audio file on this machine; a remote store provides a local copy. */
export interface SpeechAudio {
  path: string;
  format: AudioFormat;
}

export interface SpeechProgress {
  doneSeconds: number;
  /** Null when the file does not say how long it is. */
  totalSeconds: number | null;
}

export interface SpeechResult {
  /** Empty when nothing was said. */
  text: string;
  /** In the order of the audio, never empty of words, never overlapping. */
  segments: Segment[];
  durationSeconds: number;
  /** How much of it the voice detector took for speech. */
  speechSeconds: number;
  /** How loud it gets in each of at most 200 spans of equal length, one byte a span: 0 is silent, 255 full scale. */
  peaks: Uint8Array;
  /** Why there are no words; null when there are. */
  wordlessReason: WordlessReason | null;
}

export interface TranscribeOptions {
  signal?: AbortSignal;
  onProgress?: (progress: SpeechProgress) => void;
}

/** Audio to words. Many recordings may be under way at once; each is on its own. */
export interface SpeechEngine {
  /** Stored with the transcript. */
  readonly name: string;
  /** Rejects with a `SpeechError`, or with the signal's reason when it was aborted. */
  transcribe(audio: SpeechAudio, options?: TranscribeOptions): Promise<SpeechResult>;
  /** Ends what is under way and frees the machine; idempotent. */
  close(): Promise<void>;
}
