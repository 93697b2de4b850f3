import { MIGRATION_NAMES } from '@stitchbook/database';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';
import type { QueryRunner } from 'typeorm';
import { migrations } from '../src/migrations.ts';

/** Those before had run everywhere when this was found out. */
const FIRST = 'CorrectedWords1700000000039';
/** The tables on which this session has a lock that makes writers wait. */
const LOCKED = `
  select c.relname as name from pg_locks l join pg_class c on c.oid = l.relation join pg_namespace s on s.oid = c.relnamespace
  where l.pid = pg_backend_pid() and c.relkind = 'r' and s.nspname not like 'pg\\_%'
    and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`;
const TABLES = `select relname as name from pg_class where relkind = 'r'`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const _ of MIGRATION_NAMES.slice(MIGRATION_NAMES.indexOf(FIRST))) await database.dataSource.undoLastMigration();
});
afterAll(() => database.drop());

const namesOf = async (runner: QueryRunner, statement: string) =>
  new Set(((await runner.query(statement)) as { name: string }[]).map(({ name }) => name));

describe('a migration', () => {
  it.each(MIGRATION_NAMES.slice(MIGRATION_NAMES.indexOf(FIRST)))(
    '%s waits for no table after its first statement',
    async (name) => {
      const Migration = migrations.find((each) => each.name === name);
      if (!Migration) throw new Error(`there is no ${name}`);
      const migration = new Migration();
      const runner = database.dataSource.createQueryRunner();
      const isOneTransaction = !('transaction' in migration) || migration.transaction;
      if (isOneTransaction) await runner.startTransaction();
      const existing = await namesOf(runner, TABLES);
      let first: string[] | undefined;
      let last: string[] = [];
      const query = runner.query.bind(runner);
      const watched = Object.assign(Object.create(runner) as QueryRunner, {
        query: async (statement: string, parameters?: unknown[]) => {
          const answer: unknown = await query(statement, parameters);
          last = [...(await namesOf(runner, LOCKED))].filter((table) => existing.has(table)).toSorted();
          first ??= last;
          return answer;
        },
      });
      await migration.up(watched);
      if (isOneTransaction) await runner.commitTransaction();
      await runner.release();
      // Where each statement is a transaction of its own, it holds nothing when the next one waits.
      expect(first).toEqual(isOneTransaction ? last : []);
    },
    30_000,
  );
});
