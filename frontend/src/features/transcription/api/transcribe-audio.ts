import type { Job, Transcription } from '@stitchbook/contracts';
import { cancelJob } from '../../../jobs/cancel-job.ts';
import { followJob } from '../../../jobs/follow-job.ts';
import { reopenJob } from '../reopen-job.ts';
import { TranscriptionFailed } from '../transcription-failed.ts';
import { sendAudio } from './send-audio.ts';

export type TranscriptionProgress =
  | { stage: 'sending'; sentBytes: number; totalBytes: number }
  | { stage: 'waiting' }
  | { stage: 'hearing'; doneSeconds: number; totalSeconds: number | null };

interface TranscribeAudio {
  audio: Blob;
  fileName: string;
  /** The same for every try to send the same audio. */
  key: string;
  /** Of an earlier try: its audio need not be sent again. */
  jobId: string | null;
  /** Told when the server has the audio. */
  onJob: (jobId: string) => void;
  onProgress: (progress: TranscriptionProgress) => void;
  signal: AbortSignal;
}

/**
 * Sends audio and waits for its words. Throws `TranscriptionFailed`, or the signal's reason when aborted; the server is
 * then asked to stop as well.
 */
export async function transcribeAudio(wanted: TranscribeAudio): Promise<Transcription> {
  const { audio, fileName, key, jobId, onJob, onProgress, signal } = wanted;
  let job: Job<Transcription> | null = null;
  try {
    job = jobId ? await reopenJob(jobId, signal) : null;
    if (!job) {
      const sent = await sendAudio(audio, fileName, key, (bytes) => onProgress({ stage: 'sending', ...bytes }), signal);
      if ('words' in sent) return sent.words;
      job = sent.job;
      onJob(job.id);
    }
    return await followJob(job, (current) => onProgress(progressOf(current)), signal);
  } catch (error) {
    if (!signal.aborted) throw new TranscriptionFailed(error);
    // A job that has ended meanwhile cannot be stopped, and need not be.
    if (job) void cancelJob(job.id).catch(() => undefined);
    throw error;
  }
}

function progressOf({ state, doneSeconds, totalSeconds }: Job): TranscriptionProgress {
  return state === 'queued' ? { stage: 'waiting' } : { stage: 'hearing', doneSeconds: doneSeconds ?? 0, totalSeconds };
}
