import { setTimeout as wait } from 'node:timers/promises';
import { createDataSource } from '@stitchbook/database';
import { type JobKind, JobProducer } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase, reportFigure } from '@stitchbook/testing';
import type { DataSource } from 'typeorm';
import { reconcile, reconcileAll } from '../src/reconcile.ts';

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

const reconcileKind = (kind: JobKind) => reconcile(dataSource, producer, kind);

async function untilReconciling(): Promise<void> {
  const LOCKS = `select 1 from pg_locks where locktype = 'advisory' and granted
                 and database = (select oid from pg_database where datname = current_database())`;
  while ((await dataSource.query<unknown[]>(LOCKS)).length === 0) await wait(10);
}

describe('jobs that a queue lost', () => {
  it('is enqueued again while work of another kind is being looked for', async () => {
    const ownerId = await addUser(dataSource);
    await dataSource.query(
      `insert into jobs (kind, owner_id, available_at) values ('transcribe-recording', $1, now() - interval '1 minute')`,
      [ownerId],
    );

    const slow = dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query('lock table jobs in access exclusive mode');
    const others = reconcileKind('enrich-note');
    await untilReconciling();
    const own = reconcileKind('transcribe-recording');
    await wait(300);
    await slow.rollbackTransaction();
    await slow.release();
    expect(await others).toBe(0);
    expect(await own).toBe(1);
  });

  it('is enqueued again to the last job, however many there are', async () => {
    const ownerId = await addUser(dataSource);
    await dataSource.query(
      `insert into jobs (kind, owner_id, available_at) select 'enrich-note', $1, now() - interval '1 minute'
       from generate_series(1, 1000)`,
      [ownerId],
    );
    const begun = performance.now();
    expect(await reconcileAll(dataSource, producer, 'enrich-note', new AbortController().signal)).toBe(1_000);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    reportFigure(33, `1,000 jobs that a queue forgot were enqueued again in ${seconds} s, without a pause`);
    const [left] = await dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from jobs where kind = 'enrich-note' and enqueued_at is null`,
    );
    expect(left?.count).toBe(0);
  }, 120_000);

  it('is found again at once when the queue was away', async () => {
    const ownerId = await addUser(dataSource);
    await dataSource.query(
      `insert into jobs (kind, owner_id, available_at) select 'create-from-note', $1, now() - interval '1 minute'
       from generate_series(1, 3)`,
      [ownerId],
    );
    const away = { enqueue: () => Promise.resolve(false) } as unknown as JobProducer;
    expect(await reconcile(dataSource, away, 'create-from-note')).toBe(0);
    expect(await reconcileKind('create-from-note')).toBe(3);
  });
});
