import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MIGRATION_NAMES, createDataSource, runMigrations } from '@stitchbook/database';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';

const run = promisify(execFile);
const MIGRATOR = fileURLToPath(new URL('../../../docker/migrate.mjs', import.meta.url));
/** It makes indexes of jobs, which somebody always uses. */
const OF_A_USED_TABLE = 'WaitingJobs1700000000009';
/** It changes recordings, and then people. */
const OF_TWO_TABLES = 'SpokenLanguages1700000000040';
const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const sql = <Row>(statement: string) => database.dataSource.query<Row[]>(statement);

/** Returns what is to be done again. */
async function undoFrom(name: string): Promise<string[]> {
  const undone = MIGRATION_NAMES.slice(MIGRATION_NAMES.indexOf(name));
  for (const _ of undone) await database.dataSource.undoLastMigration();
  return undone;
}

/** Resolves when so many statements wait for a lock; false where this one has ended before. */
async function areWaiting(count: number, unlessEnded?: Promise<unknown>): Promise<boolean> {
  let hasEnded = false;
  const end = () => (hasEnded = true);
  unlessEnded?.then(end, end);
  while ((await sql(WAITING)).length < count) {
    if (hasEnded) return false;
    await wait(10);
  }
  return true;
}

async function migrateInProcess(url: string): Promise<string> {
  const { stdout } = await run(process.execPath, [MIGRATOR], { env: { PATH: process.env['PATH'], DATABASE_URL: url } });
  return stdout.trim();
}

/** A database with nothing in it, not even a schema that was there before. */
async function makeEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `stitchbook_empty_${randomBytes(6).toString('hex')}`;
  await sql(`create database ${name}`);
  const url = new URL(database.url);
  url.pathname = name;
  return { url: url.href, drop: async () => void (await sql(`drop database ${name} with (force)`)) };
}

describe('migrations that run while others do', () => {
  it('run once, however many processes begin with an empty database at the same time', async () => {
    const empty = await makeEmptyDatabase();
    const said = await Promise.all(Array.from({ length: 5 }, () => migrateInProcess(empty.url)));
    expect(said.filter((line) => line === 'The database is up to date.')).toHaveLength(4);
    expect(said.filter((line) => line === `Migrated: ${MIGRATION_NAMES.join(', ')}`)).toHaveLength(1);
    const after = await createDataSource({ url: empty.url, poolSize: 2 }).initialize();
    const names = await after.query<{ name: string }[]>('select name from migrations order by id');
    expect(names.map(({ name }) => name)).toEqual(MIGRATION_NAMES);
    await after.destroy();
    await empty.drop();
  }, 180_000);

  it('wait for whoever uses a table, without making others wait behind them, and are done in the end', async () => {
    const undone = await undoFrom(OF_A_USED_TABLE);
    const user = database.dataSource.createQueryRunner();
    await user.startTransaction();
    await user.query('update jobs set progress = progress');
    const migration = runMigrations(database.url);
    await areWaiting(1);
    await expect(sql(`update jobs set progress = progress`)).resolves.toBeDefined();
    while ((await sql(WAITING)).length > 0) await wait(20);
    await user.commitTransaction();
    await user.release();
    expect(await migration).toEqual(undone);
    expect(await sql('select 1 from pg_index where not indisvalid')).toEqual([]);
  }, 60_000);

  it('give way to a request that holds one of their tables and waits for another', async () => {
    const undone = await undoFrom(OF_TWO_TABLES);
    const [reader, request] = [database.dataSource.createQueryRunner(), database.dataSource.createQueryRunner()];
    await reader.startTransaction();
    await reader.query('select from recordings');
    const migration = runMigrations(database.url);
    let answered: Promise<unknown> = Promise.resolve();
    // Until it comes behind the migration: that lets go between its attempts.
    for (let isBehind = false; !isBehind;) {
      await areWaiting(1);
      if (request.isTransactionActive) await request.commitTransaction();
      await request.startTransaction();
      await request.query('select from users');
      answered = request.query('select from recordings');
      isBehind = await areWaiting(2, answered);
    }
    // The migration has the recordings now, and wants the people.
    await reader.commitTransaction();
    await expect(answered).resolves.toBeDefined();
    await request.commitTransaction();
    expect(await migration).toEqual(undone);
    await Promise.all([reader.release(), request.release()]);
  }, 60_000);
});
