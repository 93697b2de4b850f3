import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded, can } from '@stitchbook/contracts';
import { type Job, type Transaction, UnitOfWork } from '@stitchbook/database';
import { cancelJob, definitionOf, JobProducer, lockSubject, retryJob } from '@stitchbook/jobs';
import { isUUID } from 'class-validator';
import { ProductError } from '../errors/product-error.ts';
import { noteForbidden } from '../note-access/note-access.ts';
import { NoteRoleRepository } from '../note-access/note-role.repository.ts';
import { JobRepository } from './job.repository.ts';
import { presentJob, type JobResponse } from './job.responses.ts';
import { JobResults } from './job-results.ts';

const MIN_POLL_MS = 50;
const MAX_POLL_MS = 1_000;

@Injectable()
export class JobService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: JobRepository,
    private readonly roles: NoteRoleRepository,
    private readonly results: JobResults,
    private readonly producer: JobProducer,
  ) {}

  async show(userId: string, jobId: string): Promise<JobResponse> {
    const job = await this.findOwned(userId, jobId);
    await this.requirePermission(job);
    return this.present(job);
  }

  /** Gives a failed or cancelled job a fresh set of attempts. */
  async retry(userId: string, jobId: string): Promise<JobResponse> {
    const asked = await this.findOwned(userId, jobId);
    if (asked.kind === 'suggest-tags' && asked.noteId === null) throw wordsGone();
    const job = await this.unitOfWork.run(async (transaction) => {
      // Locked, so that the right cannot end just after it was asked for.
      await lockSubject(transaction, asked);
      await this.requirePermission(asked, transaction);
      return retryJob(transaction, asked.id);
    });
    if (!job) throw new ProductError('conflict', 'job.not-failed', 'Only what has failed can be tried again.');
    await this.producer.enqueue(job);
    return this.present(job);
  }

  /** Stops a job that has not ended; whoever works on it notices within seconds and writes nothing more. */
  async cancel(userId: string, jobId: string): Promise<JobResponse> {
    const asked = await this.findOwned(userId, jobId);
    await this.requirePermission(asked);
    const job = await this.unitOfWork.run((transaction) => cancelJob(transaction, asked.id));
    if (!job) throw new ProductError('conflict', 'job.ended', 'This has ended already.');
    return this.present(job);
  }

  /** A job whose asker is known to be still allowed it, or has only just been. */
  async present(job: Job): Promise<JobResponse> {
    const result = job.state === 'done' ? await this.results.present(job) : null;
    return presentJob(job, { result, firstWords: await this.results.presentFirstWords(job) });
  }

  /** Waits for the end of a job, looking less and less often. Rejects when `signal` is aborted or the job is gone. */
  async waitFor(jobId: string, signal: AbortSignal): Promise<JobResponse> {
    for (let pause = MIN_POLL_MS; ; pause = Math.min(pause * 1.5, MAX_POLL_MS)) {
      const job = await this.jobs.find(jobId);
      if (!job) throw jobNotFound();
      if (hasEnded(job.state)) {
        await this.requirePermission(job);
        return this.present(job);
      }
      await wait(pause, undefined, { signal });
    }
  }

  private async findOwned(userId: string, jobId: string): Promise<Job> {
    const job = isUUID(jobId, 'loose') ? await this.jobs.findOwned(userId, jobId) : null;
    if (!job) throw jobNotFound();
    return job;
  }

  /** Whoever asked may have lost the right to it since: then the job is answered as they would be now. */
  private async requirePermission(job: Job, transaction?: Transaction): Promise<void> {
    const { kind, noteId, creationId, ownerId } = job;
    if (creationId !== null && !(await this.jobs.findCreationRole(ownerId, creationId, transaction)))
      throw jobNotFound();
    // Of several notes each is asked for by its handler, and by what presents the result; all else is the requester's own.
    if (noteId === null) return;
    const role = await this.roles.find(ownerId, noteId, transaction);
    if (!role) throw jobNotFound();
    if (!can(role, definitionOf(kind).needs)) throw noteForbidden();
  }
}

const jobNotFound = () => new ProductError('not-found', 'job.missing', 'There is no such job.');
const wordsGone = () =>
  new ProductError('conflict', 'job.words-gone', 'The text that this was about is not kept. Please ask again.');
