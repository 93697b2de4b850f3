import type { AudioFormat, Segment, Stretch, WordlessReason } from '@stitchbook/contracts';

/** An audio file on this machine; a remote store provides a local copy. */
export interface SpeechAudio {
  path: string;
  format: AudioFormat;
}

export interface SpeechProgress {
  doneSeconds: number;
  /** Null when the file does not say how long it is. */
  totalSeconds: number | null;
  /** What the words begin with, as far as they are certain to stay: at most 1,000 characters; '' while there are none. */
  firstWords: string;
}

export interface SpeechResult {
  /** Empty when nothing was said. */
  text: string;
  /** In the order of the audio, never empty of words, never overlapping. */
  segments: Segment[];
  /**
   * How sure the engine is of each word of the segments, in their order, in percent; words are what white space parts. Null where it does
   * not tell, or there are no words.
   */
  wordConfidences: number[] | null;
  /** Where between the words somebody speaks who was not understood, in the order of the audio; none where there are no words at all. */
  notUnderstood: Stretch[];
  /** The language in which most of it is said, by ISO 639-1, or 639-3 where there is none; null without words, and where nobody can tell. */
  language: string | null;
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
  /** Names and terms that may be said, the most important first, for models that take hints. */
  terms?: readonly string[];
  /** What is spoken, as somebody has said; found out when null or not given. */
  language?: string | null;
}

/** Words of one segment of a recording that is being made. */
export interface Caption {
  /** Counts the segments of the recording from 0. A later caption of the same number replaces this one. */
  number: number;
  /** '' takes back what was shown under this number. */
  text: string;
  startSeconds: number;
  endSeconds: number;
  /** Not while the segment is still being spoken. Final words change only where the next segments show that nothing was understood. */
  isFinal: boolean;
}

export interface LiveOptions {
  signal?: AbortSignal;
  /** As in `TranscribeOptions`. */
  language?: string | null;
  onCaption: (caption: Caption) => void;
}

/** A recording that is transcribed while it is being made. Every method rejects with a `SpeechError`, or with the signal's reason. */
export interface LiveTranscription {
  /**
   * Takes the next sound: 16-bit little-endian samples at 16 kHz, one channel; pieces may have any length. Resolves when more
   * may be given. Where `isLatest` is false more is waiting already, so that no words are looked for that would change at once.
   */
  push(pcm: Uint8Array, isLatest?: boolean): Promise<void>;
  /** The same as `transcribe` gives for the whole recording. */
  finish(): Promise<SpeechResult>;
}

/** Audio to words. Many recordings may be under way at once; each is on its own. */
export interface SpeechEngine {
  /** Stored with the transcript. */
  readonly name: string;
  /** The name under which transcripts are stored that this engine would make better by now; null where there is none. */
  supersedes(): Promise<string | null>;
  /** Those that it hears right now, by ISO 639; none where that is not known. */
  languages(): Promise<string[]>;
  /** Rejects with a `SpeechError`, or with the signal's reason when it was aborted. */
  transcribe(audio: SpeechAudio, options?: TranscribeOptions): Promise<SpeechResult>;
  /**
   * Begins to transcribe a recording that is being made, apart from those that are transcribed whole; abort `signal` to give it
   * up. Null where the engine can only do whole recordings.
   */
  readonly startLive: ((options: LiveOptions) => Promise<LiveTranscription>) | null;
  /** Ends what is under way and frees the machine; idempotent. */
  close(): Promise<void>;
}
