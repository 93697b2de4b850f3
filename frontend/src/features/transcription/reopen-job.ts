import type { Job, Transcription } from '@stitchbook/contracts';
import { RequestError } from '../../http/request-error.ts';
import { getJob } from '../../jobs/get-job.ts';
import { retryJob } from '../../jobs/retry-job.ts';

/** The job of an earlier try, set going again where it had stopped; null when the server no longer has it. */
export async function reopenJob(id: string, signal: AbortSignal): Promise<Job<Transcription> | null> {
  try {
    const job = await getJob<Transcription>(id, signal);
    const hasStopped = job.state === 'failed' || job.state === 'cancelled';
    return hasStopped ? await retryJob<Transcription>(id) : job;
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}
