import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Any number, the same for every process: whoever holds it migrates, the others wait and find nothing left to do. */
const MIGRATION_LOCK = 7_117_204;
const ASK_EVERY_MS = 200;

/**
 * Does the work while no other process does it. Those that wait ask again and again: a statement that waits for the lock
 * would itself be waited for by an index that is made concurrently.
 */
export async function holdMigrationLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const session = dataSource.createQueryRunner();
  try {
    while (!(await isTaken(session))) await wait(ASK_EVERY_MS);
    try {
      return await work();
    } finally {
      await session.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await session.release();
  }
}

async function isTaken(session: Pick<DataSource, 'query'>): Promise<boolean> {
  const [answer] = await session.query<{ taken: boolean }[]>('select pg_try_advisory_lock($1) as taken', [
    MIGRATION_LOCK,
  ]);
  return answer?.taken === true;
}
