import { JobRow } from '@stitchbook/database';
import type { DataSource, EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm';
import { LEASE_SECONDS } from './claim-job.ts';
import { ClaimLostError, type JobFailure } from './job-failure.ts';

export interface JobProgress {
  doneSeconds: number;
  totalSeconds: number | null;
}

const ENDED: QueryDeepPartialEntity<JobRow> = { finishedAt: () => 'now()', leaseUntil: null, input: () => `'{}'` };

/** A job that this worker holds. Every write names the claim's token: whoever lost the claim changes nothing. */
export class ClaimedJob {
  constructor(
    private readonly dataSource: DataSource,
    readonly row: JobRow,
    private readonly token: string,
  ) {}

  /** Keeps the claim for another lease. Rejects with `ClaimLostError`. */
  async renew(): Promise<void> {
    await this.write({ leaseUntil: () => `now() + interval '${LEASE_SECONDS} seconds'` });
  }

  async reportProgress({ doneSeconds, totalSeconds }: JobProgress): Promise<void> {
    const share = totalSeconds ? doneSeconds / totalSeconds : 0;
    await this.write({ doneSeconds, totalSeconds, progress: Math.max(0, Math.min(99, Math.floor(share * 100))) });
  }

  /**
   * Stores a result and ends the job in one transaction: both happen or neither.
   * `store` may use only the manager that it is given.
   */
  async complete(store: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.write({ ...ENDED, state: 'done', progress: 100, error: null, errorCode: null }, manager);
      await store(manager);
    });
  }

  async fail(failure: JobFailure): Promise<void> {
    const { code: errorCode, message: error } = failure;
    await this.write({ state: 'failed', errorCode, error, finishedAt: () => 'now()', leaseUntil: null });
  }

  /**
   * Gives the job back for its next attempt, not before `delayMs` have passed; a worker that has to leave gives it back
   * without using up one of its tries. Returns the row to hand over.
   */
  async giveBack(delayMs: number, { usesUpTry }: { usesUpTry: boolean }): Promise<JobRow> {
    await this.write({
      state: 'queued',
      attempt: () => 'attempt + 1',
      ...(usesUpTry ? {} : { lastAttempt: () => 'last_attempt + 1' }),
      deliveries: 0,
      claimToken: null,
      leaseUntil: null,
      handedOverAt: null,
      availableAt: () => `now() + interval '${Math.ceil(delayMs)} milliseconds'`,
    });
    return this.dataSource.getRepository(JobRow).findOneByOrFail({ id: this.row.id });
  }

  private async write(
    change: QueryDeepPartialEntity<JobRow>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(JobRow)
      .set(change)
      .where({ id: this.row.id, claimToken: this.token, state: 'running' })
      .execute();
    if (!affected) throw new ClaimLostError();
  }
}
