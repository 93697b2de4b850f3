import type { OfflineModel } from '../local/detect-offline-model.ts';
import type { SpeechAudio, SpeechProgress, SpeechResult } from '../speech-engine.ts';
import type { SpeechFailure } from '../speech-error.ts';
import type { Stretch } from '../pieces/stretch.ts';

/** What a child loads before it is ready. Without a recogniser it only decodes and cuts, and hands over the sound. */
export interface ChildEquipment {
  voiceDetectorPath: string;
  recogniser: OfflineModel | null;
  threads: number;
}

export interface HearTask {
  audio: SpeechAudio;
  maxAudioSeconds: number;
}

/** Parent to child. `continue` answers each `stretch`. */
export type ToChild =
  | { kind: 'load'; equipment: ChildEquipment }
  | { kind: 'hear'; task: HearTask }
  | { kind: 'continue' };

/** Child to parent. `done` and `failed` end a task; `done` has no segments when the child has no recogniser. */
export type FromChild =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: SpeechProgress }
  | { kind: 'stretch'; stretch: Stretch }
  | { kind: 'done'; result: SpeechResult }
  | { kind: 'failed'; failure: SpeechFailure };
