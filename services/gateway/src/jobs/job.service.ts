import { setTimeout as wait } from 'node:timers/promises';
import { type Job, hasEnded } from '@stitchbook/contracts';
import type { DataSource, JobRow } from '@stitchbook/database';
import { type JobProducer, cancelJob, reopenJob } from '@stitchbook/jobs';
import { ProductError } from '../errors/product-error.ts';
import { isUuid } from '../http/uuid.ts';
import type { JobRepository } from './job.repository.ts';
import { presentJob } from './present-job.ts';
import type { ResultFinder } from './result-finder.ts';

const FIRST_LOOK_MS = 50;
const SLOWEST_LOOK_MS = 1_000;

export class JobService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRepository,
    private readonly results: ResultFinder,
    private readonly producer: JobProducer,
  ) {}

  async show(userId: string, jobId: string): Promise<Job> {
    return this.present(await this.findOwned(userId, jobId));
  }

  /** Gives a failed or cancelled job a fresh set of tries. */
  async retry(userId: string, jobId: string): Promise<Job> {
    const { id } = await this.findOwned(userId, jobId);
    const job = await this.dataSource.transaction((manager) => reopenJob(manager, id));
    if (!job) throw new ProductError('conflict', 'job.not-failed', 'Only what has failed can be tried again.');
    await this.producer.handOver(job);
    return this.present(job);
  }

  /** Stops a job that has not ended; whoever works on it notices within seconds and writes nothing more. */
  async cancel(userId: string, jobId: string): Promise<Job> {
    const { id } = await this.findOwned(userId, jobId);
    const job = await this.dataSource.transaction((manager) => cancelJob(manager, id));
    if (!job) throw new ProductError('conflict', 'job.ended', 'This has ended already.');
    return this.present(job);
  }

  async present(job: JobRow): Promise<Job> {
    return presentJob(job, job.state === 'done' ? await this.results.find(job) : null);
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

  private async findOwned(userId: string, jobId: string): Promise<JobRow> {
    const job = isUuid(jobId) ? await this.jobs.findOwned(userId, jobId) : null;
    if (!job) throw jobMissing();
    return job;
  }
}

const jobMissing = () => new ProductError('missing', 'job.missing', 'There is no such job.');
