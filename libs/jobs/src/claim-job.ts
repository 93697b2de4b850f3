import { randomUUID } from 'node:crypto';
import type { OperationalError } from '@stitchbook/contracts';
import { Job, type Transaction } from '@stitchbook/database';
import type { DataSource, EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { WITHOUT_TRANSCRIPT } from './create-job.ts';
import { ClaimLostError } from './job-failure.ts';
import { lockSubject, notPermitted, requesterMay } from './job-permission.ts';
import type { JobPayload } from './queue-backends/queue-backend.ts';

/** How long a claim holds without being renewed. Shorter than BullMQ's own recovery, so that its redelivery finds the job free. */
export const LEASE_SECONDS = 6;

export interface JobProgress {
  doneSeconds: number;
  totalSeconds: number | null;
  /** What its result begins with, as far as that is certain. */
  firstWords: string;
}

export type Claim =
  | { outcome: 'claimed'; job: ClaimedJob; waitedMs: number }
  /** Another worker has it, or it has to wait until another quarantined job has ended: to be delivered again later. */
  | { outcome: 'busy' }
  /** Ended, deleted, or a payload of an earlier attempt: there is nothing to do. */
  | { outcome: 'obsolete' };

/**
 * Claims a job for one worker. Judged by the database's clock and one atomic update, so only one of many can win.
 * A claim after another one counts a crash, which `reportLostLease` takes back where the other worker only lost its lease. Jobs in
 * quarantine, under which a worker died, are left alone unless `takesQuarantined`.
 */
export async function claimJob(
  dataSource: DataSource,
  { jobId, attempt }: JobPayload,
  { takesQuarantined }: { takesQuarantined: boolean },
): Promise<Claim> {
  const jobs = dataSource.getRepository(Job);
  const token = randomUUID();
  const { affected } = await jobs
    .createQueryBuilder()
    .update()
    .set({
      state: 'running',
      claimToken: token,
      firstWords: null,
      leaseUntil: () => `now() + interval '${LEASE_SECONDS} seconds'`,
      deliveries: () => 'deliveries + 1',
      crashes: () => `crashes + case when state = 'running' then 1 else 0 end`,
    })
    .where({ id: jobId, attempt })
    .andWhere(`state in ('queued', 'running') and (lease_until is null or lease_until < now())`)
    .andWhere(`(:takesQuarantined or (crashes = 0 and state = 'queued'))`, { takesQuarantined })
    .execute();
  const job = await jobs.findOneBy({ id: jobId });
  if (affected && job?.claimToken === token)
    return { outcome: 'claimed', job: new ClaimedJob(dataSource, job, token), waitedMs: waitOf(job) };
  if (job && isBusy(job, takesQuarantined) && job.attempt === attempt) return { outcome: 'busy' };
  return { outcome: 'obsolete' };
}

function isBusy({ state, crashes }: Job, takesQuarantined: boolean): boolean {
  return state === 'running' || (state === 'queued' && crashes > 0 && !takesQuarantined);
}

/** By the database's clock alone: the lease began when the job was claimed. */
function waitOf({ leaseUntil, availableAt }: Job): number {
  const claimedAtMs = (leaseUntil?.getTime() ?? 0) - LEASE_SECONDS * 1_000;
  return Math.max(0, claimedAtMs - availableAt.getTime());
}

const ENDED: QueryDeepPartialEntity<Job> = {
  finishedAt: () => 'now()',
  leaseUntil: null,
  ...WITHOUT_TRANSCRIPT,
  input: () => `'{}'`,
};

/** A job that this worker holds. Every write names the claim's token, so whoever lost the claim changes nothing. */
export class ClaimedJob {
  constructor(
    private readonly dataSource: DataSource,
    readonly row: Job,
    private readonly token: string,
  ) {}

  /** Keeps the claim for another lease. Rejects with `ClaimLostError`. */
  async renew(): Promise<void> {
    await this.write({ leaseUntil: () => `now() + interval '${LEASE_SECONDS} seconds'` });
  }

  /** Stores how many of how many seconds of audio are done, and the first words. Rejects with `ClaimLostError`. */
  async reportProgress({ doneSeconds, totalSeconds, firstWords }: JobProgress): Promise<void> {
    const share = totalSeconds ? doneSeconds / totalSeconds : 0;
    const progress = Math.max(0, Math.min(99, Math.floor(share * 100)));
    await this.write({ doneSeconds, totalSeconds, progress, firstWords: firstWords || null });
  }

  /** Rejects with a permanent `JobFailure` when whoever requested the job has lost the permission for it. */
  async authorize(manager: EntityManager = this.dataSource.manager): Promise<void> {
    if (!(await requesterMay(manager, this.row))) throw notPermitted(this.row);
  }

  /**
   * Stores a result and ends the job in one transaction: both or neither, and neither when its requester has lost the
   * permission. `store` may use only the transaction that it is given.
   */
  async complete(store: (transaction: Transaction) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      await lockSubject(transaction, this.row);
      await this.write({ ...ENDED, state: 'done', progress: 100, error: null, errorCode: null }, transaction);
      await this.authorize(transaction);
      await store(transaction);
    });
  }

  /** Ends the job as failed, with its reason. Rejects with `ClaimLostError`. */
  async fail({ code: errorCode, message: error }: OperationalError): Promise<void> {
    const ended = { finishedAt: () => 'now()', leaseUntil: null };
    await this.write({ state: 'failed', errorCode, error, ...ended, ...WITHOUT_TRANSCRIPT });
  }

  /**
   * Releases the job for its next attempt, not before `delayMs` have passed; a worker that shuts down does so without
   * using up an attempt. Returns the row to enqueue.
   */
  async release(delayMs: number, { usesUpAttempt }: { usesUpAttempt: boolean }): Promise<Job> {
    await this.write({
      state: 'queued',
      attempt: () => 'attempt + 1',
      ...(usesUpAttempt ? {} : { lastAttempt: () => 'last_attempt + 1' }),
      deliveries: 0,
      lostLeases: 0,
      claimToken: null,
      leaseUntil: null,
      firstWords: null,
      enqueuedAt: null,
      availableAt: () => `now() + interval '${Math.ceil(delayMs)} milliseconds'`,
    });
    return this.dataSource.getRepository(Job).findOneByOrFail({ id: this.row.id });
  }

  /**
   * For a worker that finds its job claimed by another: that one counted a crash, although this process is alive. Changes
   * nothing when the job was cancelled or deleted instead.
   */
  async reportLostLease(): Promise<void> {
    const { id, attempt } = this.row;
    await this.dataSource.query(
      `update jobs set crashes = greatest(crashes - 1, 0), lost_leases = lost_leases + case when attempt = $2 then 1 else 0 end
       where id = $1 and claim_token is distinct from $3 and state <> 'cancelled'`,
      [id, attempt, this.token],
    );
  }

  private async write(
    change: QueryDeepPartialEntity<Job>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(Job)
      .set(change)
      .where({ id: this.row.id, claimToken: this.token, state: 'running' })
      .execute();
    if (!affected) throw new ClaimLostError();
  }
}
