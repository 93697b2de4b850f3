import type { Job, Transcription } from '@stitchbook/contracts';
import type { JobRow, Recording } from '@stitchbook/database';

export function presentJob(job: JobRow, result: unknown): Job {
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    progress: job.progress,
    doneSeconds: job.doneSeconds,
    totalSeconds: job.totalSeconds,
    result,
    error: job.error,
    createdAt: job.createdAt.toISOString(),
  };
}

export function presentTranscription({ id, transcript, durationSeconds, segments }: Recording): Transcription {
  return { text: transcript ?? '', recordingId: id, duration: durationSeconds ?? 0, segments: segments ?? [] };
}
