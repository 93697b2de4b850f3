import { readdir } from 'node:fs/promises';
import { MIGRATION_NAMES } from '@stitchbook/database';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const describeSchema = async () =>
  JSON.stringify(
    await database.dataSource.query(
      `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
       where table_schema = 'public' order by 1, 2`,
    ),
  );

describe('the migrations', () => {
  it('are all the files of their folder, in the order of their numbers', async () => {
    const files = await readdir(new URL('../src/migrations/', import.meta.url));
    const numbersOf = (names: readonly string[], number: RegExp) => names.map((name) => number.exec(name)?.[1]);
    expect(numbersOf(MIGRATION_NAMES, /(\d{4})$/)).toEqual(numbersOf(files.toSorted(), /^(\d{4})-/));
  });

  it('can all be taken back, and run again to the same end', async () => {
    const { dataSource } = database;
    const before = await describeSchema();
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
    expect(await dataSource.query('select name from migrations')).toEqual([]);
    await dataSource.runMigrations();
    expect(await describeSchema()).toBe(before);
  });
});
