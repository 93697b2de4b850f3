import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueueSettings } from '@stitchbook/config';
import { type CaptionState, type Job, Recording, Upload, createDataSource } from '@stitchbook/database';
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

  const TEN_MINUTES = 600 * 32_000;
  const THREE_SECONDS = 3 * 32_000;

  async function askForWords(ownerId: string, bytes: number, captionState: CaptionState | null = null): Promise<Job> {
    const job = await dataSource.transaction(async (manager) => {
      const recording = { ownerId, audioKey: randomUUID(), format: 'wav', bytes, sha256: 'x' } as const;
      const { identifiers } = await manager.insert(Recording, recording);
      const recordingId = String(identifiers[0]?.['id']);
      const upload = { ownerId, clientKey: randomUUID(), media: 'pcm', recordingId, captionState } as const;
      await manager.insert(Upload, upload);
      return createJob(manager, { kind: 'transcribe-recording', ownerId, recordingId });
    });
    await producer.enqueue(job);
    return job;
  }

  /** A worker on which these do not end before `end` is called, and what it has begun. */
  async function serve(unending: Job[], concurrency: number) {
    const begun: string[] = [];
    let end!: () => void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const worker = await startWorker({
      kind: 'transcribe-recording',
      concurrency,
      dataSource,
      queue,
      logger,
      handle: async ({ id }) => {
        begun.push(id);
        if (unending.some((job) => job.id === id)) await ended;
        return async () => undefined;
      },
    });
    return { worker, begun, end };
  }

  it.each([2, 3])(
    'wait for no long recording with a short one, where there are %i places',
    async (concurrency) => {
      const [ada, grace, edith] = [await addUser(dataSource), await addUser(dataSource), await addUser(dataSource)];
      const long: Job[] = [];
      for (const ownerId of [ada, ada, grace]) long.push(await askForWords(ownerId, TEN_MINUTES));
      const { worker, begun, end } = await serve(long, concurrency);
      while (begun.length < concurrency - 1) await wait(20);
      const short = await askForWords(edith, THREE_SECONDS);
      expect((await untilEnded(dataSource, short.id)).state).toBe('done');
      expect(begun).toHaveLength(concurrency);
      end();
      for (const { id } of long) expect((await untilEnded(dataSource, id)).state).toBe('done');
      await worker.close();
    },
    60_000,
  );

  it('wait for no long recording that one of two workers has only one place for', async () => {
    const [ada, grace] = [await addUser(dataSource), await addUser(dataSource)];
    const long = await askForWords(ada, TEN_MINUTES);
    const { worker, begun, end } = await serve([long], 1);
    while (begun.length < 1) await wait(20);
    // The first worker takes one of them, and must give it back.
    const first = await askForWords(grace, THREE_SECONDS);
    await wait(200);
    const other = await serve([], 1);
    const second = await askForWords(grace, THREE_SECONDS);
    for (const { id } of [first, second]) expect((await untilEnded(dataSource, id)).state).toBe('done');
    expect(begun).toEqual([long.id]);
    end();
    await untilEnded(dataSource, long.id);
    await Promise.all([worker.close(), other.worker.close()]);
  }, 60_000);

  it('wait for no long recording with what was transcribed while it was made, however long', async () => {
    const [ada, grace] = [await addUser(dataSource), await addUser(dataSource)];
    const long = await askForWords(ada, TEN_MINUTES);
    const captioned = await askForWords(grace, TEN_MINUTES, 'done');
    const { worker, end } = await serve([long], 2);
    expect((await untilEnded(dataSource, captioned.id)).state).toBe('done');
    end();
    await untilEnded(dataSource, long.id);
    await worker.close();
  }, 60_000);
});
