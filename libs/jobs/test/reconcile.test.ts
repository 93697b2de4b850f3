import { setTimeout as wait } from 'node:timers/promises';
import type { JobKind } from '@stitchbook/contracts';
import { createDataSource } from '@stitchbook/database';
import { JobProducer, recordJob } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import type { DataSource } from 'typeorm';
import { reconcile } from '../src/reconcile.ts';

let database: TestDatabase;
let dataSource: DataSource;
let producer: JobProducer;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 6 }).initialize();
  const logger = createLogger('jobs-test', { level: 'silent' });
  producer = await JobProducer.open(dataSource, { databaseUrl: database.url }, logger);
});
afterAll(async () => {
  await producer.close();
  await dataSource.destroy();
  await database.drop();
});

const sweep = (kind: JobKind) => reconcile(dataSource, producer, kind);

async function untilSomebodySweeps(): Promise<void> {
  const LOCKS = `select 1 from pg_locks where locktype = 'advisory' and granted
                 and database = (select oid from pg_database where datname = current_database())`;
  while ((await dataSource.query<unknown[]>(LOCKS)).length === 0) await wait(10);
}

describe('work that a queue forgot', () => {
  it('is handed over again while work of another kind is being looked for', async () => {
    const ownerId = await addUser(dataSource);
    await dataSource.transaction((manager) => recordJob(manager, { kind: 'transcribe-recording', ownerId }));
    await dataSource.query(`update jobs set available_at = now() - interval '1 minute'`);

    const slow = dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query('lock table jobs in access exclusive mode');
    const others = sweep('enrich-note');
    await untilSomebodySweeps();
    const own = sweep('transcribe-recording');
    await wait(300);
    await slow.rollbackTransaction();
    await slow.release();
    expect(await others).toBe(0);
    expect(await own).toBe(1);
  });
});
