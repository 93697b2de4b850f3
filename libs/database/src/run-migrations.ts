import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source.ts';
import { findRunMigrations } from './find-run-migrations.ts';
import { holdMigrationLock } from './migration-lock.ts';
import { migrations } from './migrations.ts';

/** Whatever waits for a table longer than this lets go: everybody who wants to use the table queues up behind it. */
const LOCK_TIMEOUT_MS = 2_000;
const PAUSE_MS = 1_000;
const MOST_TRIES = 100;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

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
    return await holdMigrationLock(dataSource, () => migrateBetweenOthers(dataSource));
  } finally {
    await dataSource.destroy();
  }
}

/** Tries again where others held on to a table: each migration is done as a whole or not at all. */
async function migrateBetweenOthers(dataSource: DataSource): Promise<string[]> {
  const before = await findRunMigrations(dataSource);
  for (let tries = 1; ; tries++) {
    try {
      await dataSource.runMigrations();
      return (await findRunMigrations(dataSource)).slice(before.length);
    } catch (error) {
      if (!isInTheWay(error) || tries === MOST_TRIES) throw error;
      await wait(PAUSE_MS);
    }
  }
}

function isInTheWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK);
}
