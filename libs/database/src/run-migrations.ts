import { createDataSource } from './data-source.ts';
import { migrations } from './migrations.ts';

/** Any number, the same for every process: whoever holds it migrates, the others wait and find nothing left to do. */
const MIGRATION_LOCK = 7_117_204;

/** Every migration that this version knows, in the order in which they run. */
export const MIGRATION_NAMES: readonly string[] = migrations.map(({ name }) => name);

/**
 * Brings the schema up to date, or with `only` as far as those migrations lead. Safe to call from several processes at
 * once. Returns the names of what was run.
 */
export async function runMigrations(url: string, only = MIGRATION_NAMES): Promise<string[]> {
  const wanted = migrations.filter(({ name }) => only.includes(name));
  const dataSource = await createDataSource({ url, poolSize: 2 }).setOptions({ migrations: wanted }).initialize();
  try {
    const lock = dataSource.createQueryRunner();
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      const run = await dataSource.runMigrations();
      return run.map(({ name }) => name);
    } finally {
      await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await lock.release();
    }
  } finally {
    await dataSource.destroy();
  }
}
