import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { QueueSettings } from '@stitchbook/config';
import { Job, User } from '@stitchbook/database';
import { JobProducer } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import { queuesToTest } from './support/queues.ts';
import { type SlowWorker, startSlowWorker } from './support/slow-worker.ts';
import { untilEnded } from './support/until-ended.ts';
import { requestEnrichment } from './support/request-enrichment.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const logger = createLogger('jobs-test', { level: 'silent' });

let database: TestDatabase;
let queue: QueueSettings;
let producer: JobProducer;
let ownerId: string;
const workers: SlowWorker[] = [];

async function serve(name: string, pace: { workMs: number; graceSeconds: number }): Promise<SlowWorker> {
  const worker = await startSlowWorker(name, queue, pace);
  workers.push(worker);
  return worker;
}

async function request(): Promise<Job> {
  const job = await requestEnrichment(database.dataSource, ownerId);
  await producer.enqueue(job);
  return job;
}

const until = (id: string, states?: string[]) => untilEnded(database.dataSource, id, states);
const doneBy = async () => (await database.dataSource.getRepository(User).findOneByOrFail({ id: ownerId })).firstName;

beforeAll(() => {
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'libs/jobs'], { cwd: ROOT });
}, 60_000);

describe.each(queuesToTest())('a worker that shuts down, queued in %s', (_backend, tested) => {
  beforeAll(async () => {
    database = await createTestDatabase();
    queue = await tested.settingsFor(database.url);
    producer = await JobProducer.open(database.dataSource, queue, logger);
    ownerId = await addUser(database.dataSource);
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) {
      worker.process.kill('SIGKILL');
      await worker.ended;
    }
  });
  afterAll(async () => {
    await producer.close();
    await database.drop();
  });

  it('finishes its jobs in flight, starts no more, and exits with 0', async () => {
    const stopping = await serve('the first', { workMs: 1_500, graceSeconds: 20 });
    const inFlight = await request();
    await until(inFlight.id, ['running']);
    stopping.process.kill('SIGTERM');
    const tooLate = await request();
    expect(await stopping.ended).toBe(0);
    expect(await until(inFlight.id)).toMatchObject({ state: 'done', attempt: 1, deliveries: 1 });
    expect(await doneBy()).toBe('the first');

    expect(await until(tooLate.id, ['queued'])).toMatchObject({ claimToken: null, error: null });
    await serve('the second', { workMs: 1, graceSeconds: 1 });
    await until(tooLate.id);
    expect(await doneBy()).toBe('the second');
  }, 60_000);

  it('releases what it cannot finish in time, for another to start at once, and no attempt is used up', async () => {
    const stopping = await serve('the first', { workMs: 600_000, graceSeconds: 0.3 });
    const job = await request();
    await until(job.id, ['running']);
    const other = await serve('the second', { workMs: 1, graceSeconds: 1 });
    stopping.process.kill('SIGTERM');
    expect(await stopping.ended).toBe(0);
    expect(await until(job.id)).toMatchObject({
      state: 'done',
      attempt: 2,
      lastAttempt: job.lastAttempt + 1,
      deliveries: 1,
      errorCode: null,
    });
    expect(await doneBy()).toBe('the second');
    expect(other.log.join('\n')).not.toContain('lost jobs');
    expect(stopping.log.join('\n')).toContain('"outcome":"released"');
  }, 60_000);
});
