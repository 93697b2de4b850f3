import { Job } from '@stitchbook/database';
import { type EntityManager, In, type QueryDeepPartialEntity } from 'typeorm';
import { type NewJob, definitionOf } from './definitions/registry.ts';
import { parseInput } from './parse-job.ts';

/**
 * Inserts the row of a job, in the transaction that makes it necessary; after the commit, `JobProducer.enqueue` it.
 * Rejects when the input is not what the kind's definition says.
 */
export async function createJob(manager: EntityManager, job: NewJob): Promise<Job> {
  const jobs = manager.getRepository(Job);
  const definition = definitionOf(job.kind);
  const { identifiers } = await jobs.insert({
    kind: job.kind,
    ownerId: job.ownerId,
    recordingId: job.recordingId ?? null,
    noteId: job.noteId ?? null,
    creationId: job.creationId ?? null,
    input: parseInput(definition, job.input ?? {}),
    requestId: job.requestId ?? null,
    lastAttempt: definition.attempts,
  });
  return jobs.findOneByOrFail({ id: String(identifiers[0]?.['id']) });
}

/** Queues a failed or cancelled job again with a fresh set of attempts. Null when it is in neither state. */
export async function retryJob(manager: EntityManager, jobId: string): Promise<Job | null> {
  const jobs = manager.getRepository(Job);
  const job = await jobs.findOne({ where: { id: jobId }, lock: { mode: 'pessimistic_write' } });
  if (!job || (job.state !== 'failed' && job.state !== 'cancelled')) return null;
  const attempt = job.attempt + 1;
  await jobs.update(job.id, {
    state: 'queued',
    attempt,
    lastAttempt: attempt + definitionOf(job.kind).attempts - 1,
    deliveries: 0,
    crashes: 0,
    lostLeases: 0,
    progress: 0,
    doneSeconds: null,
    claimToken: null,
    leaseUntil: null,
    enqueuedAt: null,
    availableAt: () => 'now()',
    error: null,
    errorCode: null,
    finishedAt: null,
  });
  return jobs.findOneByOrFail({ id: job.id });
}

/** A job that has ended keeps no transcript, however it ended. */
export const WITHOUT_TRANSCRIPT: QueryDeepPartialEntity<Job> = {
  input: () => `input - 'transcript'`,
  firstWords: null,
};

/** The row of a cancelled job; its worker loses the claim. */
export const CANCELLED: QueryDeepPartialEntity<Job> = {
  state: 'cancelled',
  claimToken: null,
  leaseUntil: null,
  finishedAt: () => 'now()',
  ...WITHOUT_TRANSCRIPT,
};

/** Cancels a job that has not ended yet; its worker loses the claim. Null when it has ended. */
export async function cancelJob(manager: EntityManager, jobId: string): Promise<Job | null> {
  const jobs = manager.getRepository(Job);
  const { affected } = await jobs
    .createQueryBuilder()
    .update()
    .set(CANCELLED)
    .where({ id: jobId, state: In(['queued', 'running']) })
    .execute();
  return affected ? jobs.findOneByOrFail({ id: jobId }) : null;
}
