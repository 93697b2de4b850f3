import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { QueueSettings } from '@stitchbook/config';
import { JobRow, User } from '@stitchbook/database';
import { JobProducer, recordJob } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import { queuesToTest } from './support/queues.ts';
import { type SlowWorker, startSlowWorker } from './support/slow-worker.ts';
import { untilEnded } from './support/until-ended.ts';

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

async function request(): Promise<JobRow> {
  const job = await database.dataSource.transaction((manager) => recordJob(manager, { kind: 'enrich-note', ownerId }));
  await producer.handOver(job);
  return job;
}

const until = (id: string, states?: string[]) => untilEnded(database.dataSource, id, states);
const doneBy = async () => (await database.dataSource.getRepository(User).findOneByOrFail({ id: ownerId })).firstName;

beforeAll(() => {
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'libs/jobs'], { cwd: ROOT });
}, 60_000);

describe.each(queuesToTest())('a worker that is asked to leave, carried by %s', (_carrier, tested) => {
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

  it('finishes what it has in hand, takes up nothing more, and ends well', async () => {
    const leaving = await serve('the first', { workMs: 1_500, graceSeconds: 20 });
    const inHand = await request();
    await until(inHand.id, ['running']);
    leaving.process.kill('SIGTERM');
    const tooLate = await request();
    expect(await leaving.ended).toBe(0);
    expect(await until(inHand.id)).toMatchObject({ state: 'done', attempt: 1, deliveries: 1 });
    expect(await doneBy()).toBe('the first');

    expect(await until(tooLate.id, ['queued'])).toMatchObject({ claimToken: null, error: null });
    await serve('the second', { workMs: 1, graceSeconds: 1 });
    await until(tooLate.id);
    expect(await doneBy()).toBe('the second');
  }, 60_000);

  it('hands back what it cannot finish in time, for another to take up at once, and no try is used up', async () => {
    const leaving = await serve('the first', { workMs: 600_000, graceSeconds: 0.3 });
    const job = await request();
    await until(job.id, ['running']);
    const other = await serve('the second', { workMs: 1, graceSeconds: 1 });
    leaving.process.kill('SIGTERM');
    expect(await leaving.ended).toBe(0);
    expect(await until(job.id)).toMatchObject({
      state: 'done',
      attempt: 2,
      lastAttempt: job.lastAttempt + 1,
      deliveries: 1,
      errorCode: null,
    });
    expect(await doneBy()).toBe('the second');
    expect(other.log.join('\n')).not.toContain('left behind');
    expect(leaving.log.join('\n')).toContain('"outcome":"handed-back"');
  }, 60_000);
});
