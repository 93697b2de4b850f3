import { RequestError, Unreachable } from '../../../http/errors.ts';
import { cancelJob, getJob, type JobOf, retryJob } from '../../../jobs/job-calls.ts';
import { importWithRetry } from '../../../recovery/lazy-with-retry.tsx';
import type { WaitsFor } from '../../../uploads/patience.ts';
import type { SendAudio } from './send-audio.ts';
import type { Transcription } from '@stitchbook/api-types';
import { followJob } from '../../../jobs/follow-job.ts';

type TranscriptionProgress =
  | { stage: 'sending'; sentBytes: number; totalBytes: number; waitsFor?: WaitsFor | null }
  | { stage: 'waiting' }
  | { stage: 'transcribing'; doneSeconds: number; totalSeconds: number | null; firstWords: string | null };

interface TranscribeAudio extends SendAudio {
  /** Of an earlier try: its audio need not be sent again. */
  jobId: string | null;
  /** Told when the server has the audio. */
  onJob: (jobId: string) => void;
  onProgress: (progress: TranscriptionProgress) => void;
}

/**
 * Sends audio and waits for its words. Throws `TranscriptionFailed`, or the signal's reason when aborted; the server is
 * then asked to stop as well.
 */
export async function transcribeAudio(wanted: TranscribeAudio): Promise<Transcription> {
  const { jobId, onJob, onProgress, signal } = wanted;
  let job: JobOf<Transcription> | null = null;
  try {
    job = jobId ? await retryStoppedJob(jobId, signal) : null;
    if (!job) {
      const { sendAudio } = await importWithRetry(loadSendAudio).catch(() => {
        throw new Unreachable();
      });
      const sent = await sendAudio({ ...wanted, onProgress: (bytes) => onProgress({ stage: 'sending', ...bytes }) });
      if ('result' in sent) return sent.result;
      // It may have been begun, and ended, by another device.
      job = await retryIfStopped(sent.job);
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

function progressOf({ state, doneSeconds, totalSeconds, firstWords }: JobOf<Transcription>): TranscriptionProgress {
  return state === 'queued'
    ? { stage: 'waiting' }
    : { stage: 'transcribing', doneSeconds: doneSeconds ?? 0, totalSeconds, firstWords };
}

/** Comes with the recorder's panel, so that it is there when the network is not, and not with the list. */
export const loadSendAudio = () => import('./send-audio.ts');

/** The job of an earlier try, set going again where it had stopped; null when the server no longer has it. */
async function retryStoppedJob(id: string, signal: AbortSignal): Promise<JobOf<Transcription> | null> {
  try {
    return await retryIfStopped(await getJob<Transcription>(id, signal));
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}

async function retryIfStopped(job: JobOf<Transcription>): Promise<JobOf<Transcription>> {
  const hasStopped = job.state === 'failed' || job.state === 'cancelled';
  return hasStopped ? retryJob<Transcription>(job.id) : job;
}

/** The audio is with the server or still here, but its words could not be had. `cause` says why. */
class TranscriptionFailed extends Error {
  constructor(cause: unknown) {
    super('Transcription failed', { cause });
    this.name = 'TranscriptionFailed';
  }
}
