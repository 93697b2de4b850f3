import { RequestError } from '../../../http/errors.ts';
import {
  type JobOrResult,
  jobOrResult,
  cancelJob,
  getJob,
  type JobOf,
  RESPOND_ASYNC,
  retryJob,
} from '../../../jobs/job-calls.ts';
import { upload, type UploadProgress } from '../../../http/upload.ts';
import type { Transcription } from '@stitchbook/api-types';
import { followJob } from '../../../jobs/follow-job.ts';

type TranscriptionProgress =
  | { stage: 'sending'; sentBytes: number; totalBytes: number }
  | { stage: 'waiting' }
  | { stage: 'transcribing'; doneSeconds: number; totalSeconds: number | null };

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
  let job: JobOf<Transcription> | null = null;
  try {
    job = jobId ? await retryStoppedJob(jobId, signal) : null;
    if (!job) {
      const sent = await sendAudio(audio, fileName, key, (bytes) => onProgress({ stage: 'sending', ...bytes }), signal);
      if ('result' in sent) return sent.result;
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

function progressOf({ state, doneSeconds, totalSeconds }: JobOf<Transcription>): TranscriptionProgress {
  return state === 'queued'
    ? { stage: 'waiting' }
    : { stage: 'transcribing', doneSeconds: doneSeconds ?? 0, totalSeconds };
}

/**
 * Sends audio to be heard. The server is asked to answer with a job at once; one that answers with the words instead
 * is understood too, and one that has heard of `key` before answers with the job it began then.
 */
async function sendAudio(
  audio: Blob,
  fileName: string,
  key: string,
  onProgress: (sent: UploadProgress) => void,
  signal: AbortSignal,
): Promise<JobOrResult<Transcription>> {
  const form = new FormData();
  form.set('audio', audio, fileName);
  const answer = await upload('/api/transcribe', form, {
    headers: { ...RESPOND_ASYNC, 'Idempotency-Key': key },
    onProgress,
    signal,
  });
  return jobOrResult(answer);
}

/** The job of an earlier try, set going again where it had stopped; null when the server no longer has it. */
async function retryStoppedJob(id: string, signal: AbortSignal): Promise<JobOf<Transcription> | null> {
  try {
    const job = await getJob<Transcription>(id, signal);
    const hasStopped = job.state === 'failed' || job.state === 'cancelled';
    return hasStopped ? await retryJob<Transcription>(id) : job;
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}

/** The audio is with the server or still here, but its words could not be had. `cause` says why. */
export class TranscriptionFailed extends Error {
  constructor(cause: unknown) {
    super('Transcription failed', { cause });
    this.name = 'TranscriptionFailed';
  }
}
