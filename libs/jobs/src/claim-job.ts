import { randomUUID } from 'node:crypto';
import { JobRow } from '@stitchbook/database';
import type { DataSource } from 'typeorm';
import type { JobTicket } from './queue-backend.ts';

/** How long a claim holds without being renewed. Shorter than BullMQ's own recovery, so that its redelivery finds the job free. */
export const LEASE_SECONDS = 6;

export type Claim =
  | { outcome: 'claimed'; job: JobRow; token: string; waitedMs: number }
  /** Someone else is at it; come back when their lease may have ended. */
  | { outcome: 'busy' }
  /** Ended, deleted, or a ticket of an earlier attempt: nothing is left to do. */
  | { outcome: 'settled' };

/** Takes a job up for one worker. Judged by the database's clock and one atomic update, so only one of many can win. */
export async function claimJob(dataSource: DataSource, { jobId, attempt }: JobTicket): Promise<Claim> {
  const jobs = dataSource.getRepository(JobRow);
  const token = randomUUID();
  const { affected } = await jobs
    .createQueryBuilder()
    .update()
    .set({
      state: 'running',
      claimToken: token,
      leaseUntil: () => `now() + interval '${LEASE_SECONDS} seconds'`,
      deliveries: () => 'deliveries + 1',
    })
    .where({ id: jobId, attempt })
    .andWhere(`state in ('queued', 'running') and (lease_until is null or lease_until < now())`)
    .execute();
  const job = await jobs.findOneBy({ id: jobId });
  if (affected && job?.claimToken === token) return { outcome: 'claimed', job, token, waitedMs: waitOf(job) };
  if (job?.state === 'running' && job.attempt === attempt) return { outcome: 'busy' };
  return { outcome: 'settled' };
}

/** By the database's clock alone: the lease began when the job was claimed. */
function waitOf({ leaseUntil, availableAt }: JobRow): number {
  const claimedAtMs = (leaseUntil?.getTime() ?? 0) - LEASE_SECONDS * 1_000;
  return Math.max(0, claimedAtMs - availableAt.getTime());
}
