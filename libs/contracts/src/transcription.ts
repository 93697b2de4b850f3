/** A stretch of speech and where it lies in the audio, in seconds from its beginning. */
export interface Segment {
  startSeconds: number;
  endSeconds: number;
  text: string;
}

/** What `POST /api/transcribe` answers, and the `result` of its job. */
export interface Transcription {
  /** Empty when nothing was said. */
  text: string;
  /** Hand this to `POST /api/notes` and the audio need not be sent again. */
  recordingId: string;
  /** Length of the audio in seconds. */
  duration: number;
  segments: Segment[];
}
