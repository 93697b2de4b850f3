import { spawnSync } from 'node:child_process';
import { addAbortListener } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { QueueSettings } from '@stitchbook/config';
import { Job } from '@stitchbook/database';
import { JobProducer, createJob, retryJob } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase, reportFigure } from '@stitchbook/testing';
import { queuesToTest } from './support/queues.ts';
import { type SlowWorker, startWorkerProcess } from './support/slow-worker.ts';
import { untilEnded } from './support/until-ended.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const logger = createLogger('jobs-test', { level: 'silent' });

let database: TestDatabase;
let queue: QueueSettings;
let producer: JobProducer;
let ownerId: string;
const workers: SlowWorker[] = [];
let over: AbortController;
let supervising: Promise<void>;

async function serve(workMs = 1): Promise<SlowWorker> {
  const worker = await startWorkerProcess('deadly-worker.mjs', queue, {
    WORK_MS: String(workMs),
    WATCHDOG_SECONDS: '2',
  });
  workers.push(worker);
  return worker;
}

/** As every supervisor does it: until the end of the test, there is a worker. */
async function supervise(): Promise<void> {
  while (!over.signal.aborted) {
    const worker = await serve();
    await Promise.race([worker.ended, new Promise((resolve) => addAbortListener(over.signal, resolve))]);
  }
}

async function request(deed: string): Promise<Job> {
  const job = await database.dataSource.transaction((manager) =>
    createJob(manager, { kind: 'suggest-tags', ownerId, input: { transcript: deed } }),
  );
  await producer.enqueue(job);
  return job;
}

const rowOf = (id: string) => database.dataSource.getRepository(Job).findOneByOrFail({ id });
const until = (id: string, states?: string[]) => untilEnded(database.dataSource, id, states, 60_000);
const begins = (id: string) => {
  const lines = workers.flatMap(({ log }) => log);
  return lines.filter((line) => line.includes('begins to') && line.includes(id)).length;
};

beforeAll(() => {
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'libs/jobs'], { cwd: ROOT });
}, 60_000);

describe.each(queuesToTest())('a job whose worker dies, queued in %s', (_backend, tested) => {
  beforeAll(async () => {
    database = await createTestDatabase();
    queue = await tested.settingsFor(database.url);
    producer = await JobProducer.open(database.dataSource, queue, logger);
    ownerId = await addUser(database.dataSource);
  });
  beforeEach(() => {
    over = new AbortController();
    supervising = Promise.resolve();
  });
  afterEach(async () => {
    over.abort();
    await supervising;
    for (const worker of workers.splice(0)) {
      worker.process.kill('SIGKILL');
      await worker.ended;
    }
    await database.dataSource.query('delete from jobs');
  });
  afterAll(async () => {
    await producer.close();
    await database.drop();
  });

  it.each(['die', 'spin'])(
    'is given up with its reason after its second delivery, when all it does is to %s',
    async (deed) => {
      supervising = supervise();
      const [deadly, ...neighbours] = await Promise.all([request(deed), request('work'), request('work')]);
      const begun = performance.now();
      expect(await until(deadly.id)).toMatchObject({
        state: 'failed',
        errorCode: 'job.poisonous',
        error: 'The process that worked on this ended or froze twice, so it was given up. You can try again.',
        crashes: 2,
      });
      const tookSeconds = ((performance.now() - begun) / 1_000).toFixed(0);
      expect(begins(deadly.id)).toBe(2);
      for (const { id } of neighbours) expect(await until(id)).toMatchObject({ state: 'done' });
      expect(workers.length).toBeLessThanOrEqual(3);
      reportFigure(
        44,
        `a job that only ${deed === 'die' ? 'kills' : 'freezes'} its worker failed after 2 deliveries, ${tookSeconds} s`,
      );

      const again = await database.dataSource.transaction((manager) => retryJob(manager, deadly.id));
      expect(again).toMatchObject({ state: 'queued', crashes: 0, lostLeases: 0 });
    },
    120_000,
  );

  it('is not counted as having killed a worker that was only stopped for a while', async () => {
    const [first, second] = [await serve(12_000), await serve(12_000)];
    const job = await request('work');
    await until(job.id, ['running']);
    while (begins(job.id) === 0) await wait(20);
    const holder = first.log.some((line) => line.includes('begins to')) ? first : second;
    holder.process.kill('SIGSTOP');
    while (begins(job.id) < 2) await wait(50);
    expect(await rowOf(job.id)).toMatchObject({ crashes: 1, deliveries: 2 });
    holder.process.kill('SIGCONT');
    expect(await until(job.id)).toMatchObject({ state: 'done', deliveries: 2, crashes: 0, lostLeases: 1 });
  }, 120_000);
});
