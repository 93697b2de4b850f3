import { createDataSource } from './data-source.ts';

/** Any number, the same for every process: whoever holds it migrates, the others wait and find nothing left to do. */
const MIGRATION_LOCK = 7_117_204;

/** Brings the schema up to date. Safe to call from several processes at once. Returns the names of what was run. */
export async function runMigrations(url: string): Promise<string[]> {
  const dataSource = await createDataSource({ url, poolSize: 2 }).initialize();
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
