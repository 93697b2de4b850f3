import type { QueueSettings } from '@stitchbook/config';
import { type Job, createDataSource } from '@stitchbook/database';
import { JobProducer, createJob, startWorker } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import type { DataSource } from 'typeorm';
import { queuesToTest } from './support/queues.ts';
import { untilEnded } from './support/until-ended.ts';

const logger = createLogger('jobs-test', { level: 'silent' });

let database: TestDatabase;
let dataSource: DataSource;
let queue: QueueSettings;
let producer: JobProducer;

/** As an import does it: all in one transaction. */
async function ask(ownerId: string, count: number): Promise<Job[]> {
  const jobs = await dataSource.transaction((manager) =>
    Promise.all(Array.from({ length: count }, () => createJob(manager, { kind: 'suggest-tags', ownerId }))),
  );
  for (const job of jobs) await producer.enqueue(job);
  return jobs;
}

/** Does everything that was asked for, one at a time. Returns whose job was done when. */
async function serveInOrder(jobs: Job[]): Promise<string[]> {
  const served: string[] = [];
  const worker = await startWorker({
    kind: 'suggest-tags',
    concurrency: 1,
    dataSource,
    queue,
    logger,
    handle: (job) => {
      served.push(job.ownerId);
      return Promise.resolve(async () => undefined);
    },
  });
  for (const { id } of jobs) await untilEnded(dataSource, id);
  await worker.close();
  return served;
}

describe.each(queuesToTest())('people who want something at the same time, queued in %s', (_backend, tested) => {
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource({ url: database.url, poolSize: 6 }).initialize();
    queue = await tested.settingsFor(database.url);
    producer = await JobProducer.open(dataSource, queue, logger);
  });
  afterAll(async () => {
    await producer.close();
    await dataSource.destroy();
    await database.drop();
  });

  it('do not wait for all that somebody else asked for before', async () => {
    const [ada, grace] = [await addUser(dataSource), await addUser(dataSource)];
    const jobs = [...(await ask(ada, 60)), ...(await ask(grace, 1))];
    const served = await serveInOrder(jobs);
    expect(served).toHaveLength(61);
    expect(served.indexOf(grace)).toBeLessThanOrEqual(1);
  }, 60_000);

  it('take turns when all of them want much', async () => {
    const [ada, grace] = [await addUser(dataSource), await addUser(dataSource)];
    const jobs = [...(await ask(ada, 20)), ...(await ask(grace, 10))];
    const served = await serveInOrder(jobs);
    const among = served.slice(0, 20);
    expect(among.filter((ownerId) => ownerId === ada)).toHaveLength(10);
  }, 60_000);
});
