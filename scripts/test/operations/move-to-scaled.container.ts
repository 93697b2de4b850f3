import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort } from '@stitchbook/testing';
import pg from 'pg';
import { expectHousehold, seedHousehold } from './support/seed-household.ts';
import { runProgram } from './support/run-program.ts';
import { makeDataDirectory, startProduct } from './support/start-product.ts';
import { cleanUpAfterAll } from './support/clean-up-after-all.ts';

const TIMEOUT_MS = 300_000;
const FILE = 'backup.tar';

/** A database, a bucket and a Redis that nobody has used, on the servers of this run. */
async function emptyStores() {
  const server = String(process.env['TEST_DATABASE_URL']);
  const name = `moved_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    environment: {
      DATABASE_URL: url.href,
      REDIS_URL: String(process.env['TEST_REDIS_URL']),
      S3_ENDPOINT: String(process.env['TEST_S3_ENDPOINT']),
      S3_BUCKET: name.replace('_', '-'),
      S3_ACCESS_KEY: 'stitchbook',
      S3_SECRET_KEY: 'stitchbook-test',
    },
    async remove() {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}

describe('an embedded installation', () => {
  const atEnd = cleanUpAfterAll(TIMEOUT_MS);

  it(
    'moves to PostgreSQL, Redis and S3 by its backup, with everything in it, and back again',
    async () => {
      const [here, there, back] = [
        atEnd(await makeDataDirectory()),
        atEnd(await makeDataDirectory()),
        atEnd(await makeDataDirectory()),
      ];
      const embedded = atEnd(await startProduct({ DATA_DIR: here.path, PORT: String(await findFreePort()) }));
      const household = await seedHousehold(embedded.url);
      await embedded.stop();
      const file = join(here.path, FILE);
      expect(await runProgram(['scripts/run.mjs', 'scripts/backup.ts', file], { DATA_DIR: here.path })).toMatchObject({
        code: 0,
      });

      const stores = atEnd(await emptyStores());
      const scaled = { ...stores.environment, DATA_DIR: there.path, PORT: String(await findFreePort()) };
      expect(await runProgram(['scripts/run.mjs', 'scripts/restore.ts', file], scaled)).toMatchObject({ code: 0 });
      const product = atEnd(await startProduct(scaled));
      await expectHousehold(household, product.url);
      await product.stop();

      const second = join(there.path, FILE);
      expect(await runProgram(['scripts/run.mjs', 'scripts/backup.ts', second], scaled)).toMatchObject({ code: 0 });
      const embeddedAgain = { DATA_DIR: back.path, PORT: String(await findFreePort()) };
      expect(await runProgram(['scripts/run.mjs', 'scripts/restore.ts', second], embeddedAgain)).toMatchObject({
        code: 0,
      });
      const copy = atEnd(await startProduct(embeddedAgain));
      await expectHousehold(household, copy.url);
    },
    TIMEOUT_MS,
  );
});
