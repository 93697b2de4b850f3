import type { DataSource, EntityManager } from 'typeorm';
import { hasSqlState } from '../sql-state.ts';

/**
 * A transaction that is open. A service passes it to every repository that takes part and runs no statement on it itself; a
 * repository runs its statements on it. It must not be used any more once the promise of `work` is settled.
 */
export type Transaction = EntityManager;

export interface UnitOfWorkOptions {
  /**
   * How often the work is begun at most, 1 unless given. It is begun again, in a new transaction, only when PostgreSQL ended
   * it for a deadlock or a serialization failure; so it may have no effect outside of the transaction.
   */
  maxAttempts?: number;
}

/**
 * What a service changes together: everything that `work` does in its transaction is committed, or none of it when `work`
 * rejects. Services depend on this class and on repositories, never on TypeORM.
 *
 * ```ts
 * const job = await this.unitOfWork.run(async (transaction) => {
 *   const note = await this.notes.lock(transaction, id);
 *   await this.notes.change(transaction, note.id, { title });
 *   return this.jobs.create(transaction, { kind: 'enrich-note', noteId: note.id });
 * });
 * ```
 *
 * Enqueue jobs after it has returned, never within: until then no other connection sees the rows.
 */
export class UnitOfWork {
  constructor(private readonly dataSource: DataSource) {}

  /** Resolves with what `work` resolves with, after the commit. Rejects with what `work` or the commit rejects with, after the rollback. */
  async run<T>(
    work: (transaction: Transaction) => Promise<T>,
    { maxAttempts = 1 }: UnitOfWorkOptions = {},
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.dataSource.transaction(work);
      } catch (error) {
        if (attempt >= maxAttempts || !hasSqlState(error, 'deadlockDetected', 'serializationFailure')) throw error;
      }
    }
  }
}

/** Rejects when the database does not answer. To be run by `UnitOfWork.run`. */
export async function checkConnection(transaction: Transaction): Promise<void> {
  await transaction.query('select 1');
}
