import { setTimeout as wait } from 'node:timers/promises';
import { type Job, hasEnded } from '@stitchbook/contracts';
import type { JobRow } from '@stitchbook/database';
import { ProductError } from '../errors/product-error.ts';
import type { RecordingRepository } from '../recordings/recording.repository.ts';
import type { JobRepository } from './job.repository.ts';
import { presentJob, presentTranscription } from './present-job.ts';

const FIRST_LOOK_MS = 50;
const SLOWEST_LOOK_MS = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export class JobService {
  constructor(
    private readonly jobs: JobRepository,
    private readonly recordings: RecordingRepository,
  ) {}

  async show(userId: string, jobId: string): Promise<Job> {
    const job = UUID.test(jobId) ? await this.jobs.findOwned(userId, jobId) : null;
    if (!job) throw jobMissing();
    return this.present(job);
  }

  async present(job: JobRow): Promise<Job> {
    return presentJob(job, job.state === 'done' ? await this.resultOf(job) : null);
  }

  /** Waits for the end of a job, looking less and less often. Rejects when `signal` is aborted or the job is gone. */
  async waitFor(jobId: string, signal: AbortSignal): Promise<Job> {
    for (let pause = FIRST_LOOK_MS; ; pause = Math.min(pause * 1.5, SLOWEST_LOOK_MS)) {
      const job = await this.jobs.find(jobId);
      if (!job) throw jobMissing();
      if (hasEnded(job.state)) return this.present(job);
      await wait(pause, undefined, { signal });
    }
  }

  private async resultOf(job: JobRow): Promise<unknown> {
    if (job.kind !== 'transcribe-recording' || !job.recordingId) return null;
    const recording = await this.recordings.find(job.recordingId);
    return recording && presentTranscription(recording);
  }
}

function jobMissing(): ProductError {
  return new ProductError('missing', 'job.missing', 'There is no such job.');
}
