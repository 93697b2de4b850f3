import type { WaitsFor } from '../../uploads/patience.ts';

interface AudioToSend {
  /** Of its upload: what the server has of the same key is not sent again. */
  uploadKey: string;
  /** `pcm`: what the recorder makes, without a header. */
  media: 'pcm' | 'file';
  /** Nothing where the server has all that there is. */
  bytes: Blob;
  /** How many bytes the server has of what was before these. */
  start?: number;
  fileName?: string;
}

/** What a panel hands on to be transcribed and saved. */
export interface AudioToSave {
  audio: AudioToSend;
  /** The same for every try to save this audio, and for no other save. */
  key: string;
  title: string;
  /** Seconds; 0 when the browser could not tell. */
  duration: number;
  /** The transcription of an earlier try, whose audio need not be sent again. */
  jobId: string | null;
  /** Told when the server has the audio. */
  onJob: (jobId: string) => void;
}

export type SavingProgress =
  | { stage: 'sending'; sentBytes: number; totalBytes: number; waitsFor?: WaitsFor | null }
  | { stage: 'waiting' }
  | { stage: 'transcribing'; doneSeconds: number; totalSeconds: number | null; firstWords: string | null }
  /** The words are there, and the note is being written: there is no way back. */
  | { stage: 'saving' };

/**
 * `reason` is a sentence for the person. Audio that was not saved is still in the panel and can be saved again; one that
 * was saved by an earlier try, or elsewhere, is done with, also when its note was deleted since. `waitsFor` is what has to be there again before it can be; null
 * where nothing is missing. `isAtFault`: the audio is, and would be refused again.
 */
export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'deleted-since'; reason: string }
  | {
      kind: 'failed';
      step: 'transcribing' | 'saving';
      waitsFor: 'network' | 'sign-in' | null;
      reason: string;
      isAtFault: boolean;
    }
  | { kind: 'cancelled' };

export type SaveAudio = (
  audio: AudioToSave,
  onProgress: (progress: SavingProgress) => void,
  abort: AbortController,
) => Promise<SaveOutcome>;

/**
 * What becomes of a recording on this device whose saving was given up: it is offered again, discarded as long as nobody
 * undoes that, deleted at once, or saved by the next page.
 */
export type AfterCancel = 'keep' | 'discard' | 'delete' | 'save-later';
