import { DatabaseSettings, loadSettings } from '@stitchbook/config';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/data-source.ts';

let database: TestDatabase;
const open: DataSource[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const dataSource of open) await dataSource.destroy();
  await database.drop();
});

async function connect(settings: Partial<DatabaseSettings> = {}): Promise<DataSource> {
  const dataSource = await createDataSource({ url: database.url, poolSize: 2, ...settings }).initialize();
  open.push(dataSource);
  return dataSource;
}

const limitOf = async (dataSource: DataSource) =>
  (await dataSource.query<{ statement_timeout: string }[]>('show statement_timeout'))[0]?.statement_timeout;

describe('a statement that takes longer than it may', () => {
  it('is ended by PostgreSQL, and the connection serves the next', async () => {
    const dataSource = await connect({ statementTimeoutSeconds: 1 });
    await expect(dataSource.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
    expect(await dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('may take a minute in a service, and as long as it takes where nobody waits', async () => {
    expect(await limitOf(await connect(loadSettings(DatabaseSettings, { DATABASE_URL: database.url })))).toBe('1min');
    expect(await limitOf(await connect())).toBe('0');
    expect(await limitOf(await connect({ statementTimeoutSeconds: 0 }))).toBe('0');
  });
});
