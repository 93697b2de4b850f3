import type { OfflineModel } from '../local/detect-offline-model.ts';
import type { AddedModel } from '../local/other-recognisers.ts';
import type { SegmentBatch } from '../segmentation/segment-batch.ts';
import type { Caption, SpeechAudio, SpeechProgress, SpeechResult } from '../speech-engine.ts';
import type { SpeechFailure } from '../speech-error.ts';

/** What a child loads before it is ready. Without a recogniser it only decodes and segments, and sends batches to its parent. */
export interface ChildModels {
  voiceDetectorPath: string;
  recogniser: OfflineModel | null;
  /** Recognises every segment a second time, so that only what both models agree on is written. */
  checker: OfflineModel | null;
  /** For what is not English; each is loaded when it is needed first. */
  others: readonly AddedModel[];
  threads: number;
  /** How many segments of a whole recording are recognised at a time, those of both models counted. */
  concurrency: number;
}

export interface TranscribeTask {
  audio: SpeechAudio;
  maxAudioSeconds: number;
  /** What is spoken; null where it is to be found out. */
  language: string | null;
}

export interface LiveTask {
  maxAudioSeconds: number;
  language: string | null;
}

/** Parent to child. `continue` acknowledges each `batch`. A live task begins with `begin-live`, has any number of `sound` and ends with `finish`. */
export type ToChild =
  | { kind: 'load'; models: ChildModels }
  | { kind: 'transcribe'; task: TranscribeTask }
  | { kind: 'continue' }
  | { kind: 'begin-live'; task: LiveTask }
  | { kind: 'sound'; pcm: Uint8Array; isLatest: boolean }
  | { kind: 'finish' };

/** Child to parent. `taken` acknowledges `begin-live` and each `sound`. `done` and `failed` end a task; `done` has no segments when the child has no recogniser. */
export type FromChild =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: SpeechProgress }
  | { kind: 'batch'; batch: SegmentBatch }
  | { kind: 'caption'; caption: Caption }
  | { kind: 'taken' }
  | { kind: 'done'; result: SpeechResult }
  | { kind: 'failed'; failure: SpeechFailure };
