import { setTimeout as wait } from 'node:timers/promises';
import { Job } from '@stitchbook/database';
import { JOB_KINDS, JobProducer, startWorker } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import { requestEnrichment } from './support/request-enrichment.ts';
import { untilEnded } from './support/until-ended.ts';

const logger = createLogger('queue-connections-test', { level: 'silent' });
const JOBS_OF_A_KIND = 40;
/** Of the queues of a process together. */
const QUEUES = 4;
/** One, and the one by which it is notified. */
const WORKER = 1 + 1;

let database: TestDatabase;
/** Those of the test itself, held from the start to the end. */
let own: number;

async function countConnections(): Promise<number> {
  const [row] = await database.dataSource.query<{ count: number }[]>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database()',
  );
  return (row?.count ?? 0) - own;
}

/**
 * Their processes end a moment after they were closed, such as that of the one which made the queue's tables. One too many would
 * stay for longer than is waited here: a pool keeps what is idle for ten seconds.
 */
async function untilConnections(count: number): Promise<void> {
  for (const deadline = Date.now() + 8_000; Date.now() < deadline; await wait(20))
    if ((await countConnections()) <= count) return;
  throw new Error(`${await countConnections()} connections are open, not ${count}`);
}

beforeEach(async () => {
  database = await createTestDatabase();
  own = 0;
  await Promise.all(Array.from({ length: 20 }, () => database.dataSource.query('select pg_sleep(0.01)')));
  own = await countConnections();
});
afterEach(() => database.drop());

describe('the queues of a process', () => {
  it('share few connections, and close them', async () => {
    const producer = await JobProducer.open(database.dataSource, { databaseUrl: database.url }, logger);
    const ownerId = await addUser(database.dataSource);
    const jobs = await database.dataSource
      .getRepository(Job)
      .save(
        JOB_KINDS.flatMap((kind) =>
          Array.from({ length: JOBS_OF_A_KIND }, () => ({ kind, ownerId, availableAt: new Date() })),
        ),
      );
    expect(await Promise.all(jobs.map((job) => producer.enqueue(job)))).not.toContain(false);
    await untilConnections(QUEUES);
    await producer.close();
    await untilConnections(0);
  }, 60_000);
});

describe('a worker', () => {
  it('holds few connections beside its queues, and closes them', async () => {
    const { dataSource } = database;
    const queue = { databaseUrl: database.url };
    const options = { dataSource, queue, logger, concurrency: 8 };
    const handle = async () => {
      await wait(20);
      return async () => undefined;
    };
    const worker = await startWorker({ ...options, kind: 'enrich-note', handle });
    const producer = await JobProducer.open(dataSource, queue, logger);
    const ownerId = await addUser(dataSource);
    const jobs = [];
    for (let count = 0; count < JOBS_OF_A_KIND; count += 1) jobs.push(await requestEnrichment(dataSource, ownerId));
    await Promise.all(jobs.map((job) => producer.enqueue(job)));
    for (const { id } of jobs) expect(await untilEnded(dataSource, id)).toMatchObject({ state: 'done' });
    await untilConnections(WORKER + 2 * QUEUES);
    await producer.close();
    await untilConnections(WORKER + QUEUES);
    await worker.close();
    await untilConnections(0);
  }, 60_000);
});
