import { randomBytes } from 'node:crypto';
import { createDataSource } from '@stitchbook/database';

type DataSource = ReturnType<typeof createDataSource>;

export interface TestDatabase {
  /** `postgres://...` of an empty, migrated database that nobody else uses. */
  url: string;
  /** Connected to it; `drop` disconnects it. */
  dataSource: DataSource;
  /** Cuts every connection to it and removes it. */
  drop(): Promise<void>;
}

const POOL_SIZE = 4;

/**
 * Clones the run's migrated template (made by jest's globalSetup) in some tens of milliseconds.
 * Call it in `beforeAll`, and `drop` in `afterAll` once everything that uses it has been closed.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = process.env.STITCHBOOK_TEST_TEMPLATE_URL;
  if (!templateUrl)
    throw new Error('No PostgreSQL for tests: run this through jest with the configuration in the root.');
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `stitchbook_test_${randomBytes(6).toString('hex')}`;
  const url = urlOf(templateUrl, name);
  await onServer(templateUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const dataSource = await createDataSource({ url, poolSize: POOL_SIZE }).initialize();
  return {
    url,
    dataSource,
    async drop() {
      if (dataSource.isInitialized) await dataSource.destroy();
      await onServer(templateUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** A database cannot be cloned while somebody is connected to it, so all orders are given from `postgres`. */
async function onServer(templateUrl: string, statement: string): Promise<void> {
  const dataSource = await createDataSource({ url: urlOf(templateUrl, 'postgres'), poolSize: 1 }).initialize();
  try {
    await dataSource.query(statement);
  } finally {
    await dataSource.destroy();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = database;
  return url.href;
}
