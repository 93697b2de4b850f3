import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Transaction } from './unit-of-work.ts';

/** The advisory locks of the whole product. Any numbers, but the same in every process and in the version before. */
const LOCK_KEYS = {
  'run-migrations': 7_117_204,
  'reconcile-jobs': 7_117_205,
  'sign-up': 7_117_206,
  maintenance: 7_117_207,
  'import-archive': 7_117_208,
} as const;

export type AdvisoryLock = keyof typeof LOCK_KEYS;

const POLL_INTERVAL_MS = 200;

/** Narrows a lock to one person, job kind or task; locks with another scope do not exclude it. */
type Scope = string | null;

function keyOf(lock: AdvisoryLock, scope: Scope): { arguments: string; parameters: (number | string)[] } {
  const key = LOCK_KEYS[lock];
  return scope === null
    ? { arguments: '$1', parameters: [key] }
    : { arguments: '$1, hashtext($2)', parameters: [key, scope] };
}

/** Waits until no other transaction holds the lock, and holds it until this one ends. With `scope`, the lock of that alone. */
export async function acquireAdvisoryLock(
  transaction: Transaction,
  lock: AdvisoryLock,
  scope: Scope = null,
): Promise<void> {
  const { arguments: list, parameters } = keyOf(lock, scope);
  await transaction.query(`select pg_advisory_xact_lock(${list})`, parameters);
}

/** As `acquireAdvisoryLock` without waiting: resolves with false while another transaction holds the lock. */
export async function tryAdvisoryLock(
  transaction: Transaction,
  lock: AdvisoryLock,
  scope: Scope = null,
): Promise<boolean> {
  const { arguments: list, parameters } = keyOf(lock, scope);
  const [row] = await transaction.query<{ held: boolean }[]>(
    `select pg_try_advisory_xact_lock(${list}) as held`,
    parameters,
  );
  return row?.held === true;
}

/**
 * Does `work` while a session of its own holds the lock, for what takes more than one transaction. Whoever waits asks again
 * every 200 ms: a statement that waited for the lock would itself be waited for by an index that is made concurrently.
 */
export async function withSessionLock<T>(
  dataSource: DataSource,
  lock: AdvisoryLock,
  work: () => Promise<T>,
): Promise<T> {
  const session = dataSource.createQueryRunner();
  try {
    while (!(await tryInSession(session, lock))) await wait(POLL_INTERVAL_MS);
    try {
      return await work();
    } finally {
      await session.query('select pg_advisory_unlock($1)', [LOCK_KEYS[lock]]);
    }
  } finally {
    await session.release();
  }
}

async function tryInSession(session: Pick<DataSource, 'query'>, lock: AdvisoryLock): Promise<boolean> {
  const [row] = await session.query<{ held: boolean }[]>('select pg_try_advisory_lock($1) as held', [LOCK_KEYS[lock]]);
  return row?.held === true;
}
