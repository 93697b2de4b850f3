import type { QueryRunner } from 'typeorm';

/**
 * First in a migration that changes, or refers to, several tables: it waits for all of them before it has changed anything, and for none
 * afterwards. Otherwise a request that has waited for the first one during the work on it is ended as a deadlock while the migration waits
 * for the next.
 */
export async function lockTables(runner: QueryRunner, ...tables: [string, string, ...string[]]): Promise<void> {
  await runner.query(`lock table ${tables.join(', ')} in access exclusive mode`);
}
