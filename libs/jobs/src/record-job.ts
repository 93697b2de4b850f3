import type { JobKind } from '@stitchbook/contracts';
import { JobRow } from '@stitchbook/database';
import { type EntityManager, In } from 'typeorm';
import { JOB_DEFINITIONS } from './job-definitions.ts';

export interface NewJob {
  kind: JobKind;
  ownerId: string;
  recordingId?: string;
  noteId?: number;
  input?: object;
  requestId?: string | undefined;
}

/** Writes down a piece of work in the transaction of what it serves; after the commit, `JobProducer.handOver` it. */
export async function recordJob(manager: EntityManager, job: NewJob): Promise<JobRow> {
  const jobs = manager.getRepository(JobRow);
  const { identifiers } = await jobs.insert({
    kind: job.kind,
    ownerId: job.ownerId,
    recordingId: job.recordingId ?? null,
    noteId: job.noteId ?? null,
    input: job.input ?? {},
    requestId: job.requestId ?? null,
    lastAttempt: JOB_DEFINITIONS[job.kind].attempts,
  });
  return jobs.findOneByOrFail({ id: String(identifiers[0]?.['id']) });
}

/** Opens a failed or cancelled job again with a fresh set of attempts. Null when it is in neither state. */
export async function reopenJob(manager: EntityManager, jobId: string): Promise<JobRow | null> {
  const jobs = manager.getRepository(JobRow);
  const job = await jobs.findOne({ where: { id: jobId }, lock: { mode: 'pessimistic_write' } });
  if (!job || (job.state !== 'failed' && job.state !== 'cancelled')) return null;
  const attempt = job.attempt + 1;
  await jobs.update(job.id, {
    state: 'queued',
    attempt,
    lastAttempt: attempt + JOB_DEFINITIONS[job.kind].attempts - 1,
    deliveries: 0,
    progress: 0,
    doneSeconds: null,
    claimToken: null,
    leaseUntil: null,
    handedOverAt: null,
    availableAt: () => 'now()',
    error: null,
    errorCode: null,
    finishedAt: null,
  });
  return jobs.findOneByOrFail({ id: job.id });
}

/** Ends a job that has not ended yet; its worker loses the claim. Null when it has. */
export async function cancelJob(manager: EntityManager, jobId: string): Promise<JobRow | null> {
  const jobs = manager.getRepository(JobRow);
  const { affected } = await jobs
    .createQueryBuilder()
    .update()
    .set({ state: 'cancelled', claimToken: null, leaseUntil: null, finishedAt: () => 'now()' })
    .where({ id: jobId, state: In(['queued', 'running']) })
    .execute();
  return affected ? jobs.findOneByOrFail({ id: jobId }) : null;
}
