export const JOB_KINDS = ['transcribe-recording', 'enrich-note', 'create-from-note', 'suggest-tags'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** `GET /api/jobs/{id}`. `Result` is a `Transcription` for transcribe-recording, a `Creation` for create-from-note. */
export interface Job<Result = unknown> {
  id: string;
  kind: JobKind;
  state: JobState;
  /** Whole per cent, 0 to 100. */
  progress: number;
  /** Seconds of audio heard so far, and in all; null for work that is not measured in audio. */
  doneSeconds: number | null;
  totalSeconds: number | null;
  result: Result | null;
  /** Why it failed, as a sentence for the person who waits; null unless `state` is `failed`. */
  error: string | null;
  createdAt: string;
}

export function hasEnded(state: JobState): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}
