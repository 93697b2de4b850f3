import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source.ts';
import { findExecutedMigrations, migrations } from './migrations.ts';
import { hasSqlState } from './sql-state.ts';
import { withSessionLock } from './transactions/advisory-locks.ts';

/**
 * A migration that waits longer than this for a lock on a table gives up and retries: every other statement on the table waits behind
 * it. Three times this is less than the second after which PostgreSQL looks for a deadlock: a migration that begins by locking up to three
 * tables (`lockTables`) gives way before a request that waits for one of them, and holds another, is ended in its stead.
 */
const LOCK_TIMEOUT_MS = 300;
const RETRY_DELAY_MS = 500;
const MAX_ATTEMPTS = 300;

/** Every migration that this version knows, in the order in which they run. */
export const MIGRATION_NAMES: readonly string[] = migrations.map(({ name }) => name);

/**
 * Brings the schema up to date, or with `only` as far as those migrations lead. Safe to call from several processes at
 * once, and while the product is used. Returns the names of what was run.
 */
export async function runMigrations(url: string, only = MIGRATION_NAMES): Promise<string[]> {
  const wanted = migrations.filter(({ name }) => only.includes(name));
  const dataSource = createDataSource({ url, poolSize: 2 });
  const usual = dataSource.options.extra as object;
  const extra = { ...usual, options: `-c lock_timeout=${LOCK_TIMEOUT_MS}` };
  await dataSource.setOptions({ migrations: wanted, extra }).initialize();
  try {
    return await withSessionLock(dataSource, 'run-migrations', () => migrateWithRetry(dataSource));
  } finally {
    await dataSource.destroy();
  }
}

/** Runs the migrations again where others held a lock on a table: each is done as a whole or not at all. */
async function migrateWithRetry(dataSource: DataSource): Promise<string[]> {
  const before = await findExecutedMigrations(dataSource);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await dataSource.runMigrations();
      return (await findExecutedMigrations(dataSource)).slice(before.length);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !hasSqlState(error, 'lockNotAvailable', 'deadlockDetected')) throw error;
      await wait(RETRY_DELAY_MS);
    }
  }
}
