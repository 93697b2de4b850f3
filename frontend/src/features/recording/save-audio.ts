/** What a panel hands on to be transcribed and saved. */
export interface AudioToSave {
  audio: Blob;
  fileName: string;
  /** The same for every try to send this audio, and for no other save. */
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
  | { stage: 'sending'; sentBytes: number; totalBytes: number }
  | { stage: 'waiting' }
  | { stage: 'transcribing'; doneSeconds: number; totalSeconds: number | null }
  /** The words are there, and the note is being written: there is no way back. */
  | { stage: 'saving' };

/**
 * `reason` is a sentence for the person. Audio that was not saved is still in the panel and can be saved again; one that
 * was deleted since an earlier try had saved it is done with. `waitsFor` is what has to be there again before it can be; null
 * where nothing is missing.
 */
export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'deleted-since'; reason: string }
  | { kind: 'failed'; step: 'transcribing' | 'saving'; waitsFor: 'network' | 'sign-in' | null; reason: string }
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
