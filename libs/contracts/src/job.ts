export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Whether a job is done, failed or cancelled: it changes no more, unless it is retried. */
export function hasEnded(state: JobState): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}
