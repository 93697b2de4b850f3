import { randomUUID } from 'node:crypto';
import { addAbortListener } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueueSettings } from '@stitchbook/config';
import { Job, createDataSource } from '@stitchbook/database';
import { type HandleJob, JobFailure, JobProducer, WorkerHeartbeat, retryJob, startWorker } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { addUser, createTestDatabase } from '@stitchbook/testing';
import type { DataSource } from 'typeorm';
import { queuesToTest } from './support/queues.ts';
import { untilEnded } from './support/until-ended.ts';
import { requestEnrichment } from './support/request-enrichment.ts';

const logger = createLogger('jobs-test', { level: 'silent' });
const nothing = async () => undefined;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataSource: DataSource;
let queue: QueueSettings;
let producer: JobProducer;
let ownerId: string;
const closing: (() => Promise<unknown>)[] = [];

async function serve(handle: HandleJob<'enrich-note'>, concurrency = 1) {
  const worker = await startWorker({
    kind: 'enrich-note',
    handle,
    concurrency,
    dataSource,
    queue,
    logger,
    isProbed: true,
  });
  closing.push(() => worker.close());
  return worker;
}

async function request(): Promise<Job> {
  const job = await requestEnrichment(dataSource, ownerId);
  await producer.enqueue(job);
  return job;
}

const ended = (id: string, states?: string[]) => untilEnded(dataSource, id, states);

describe.each(queuesToTest())('work in the background, queued in %s', (_backend, tested) => {
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource({ url: database.url, poolSize: 6 }).initialize();
    queue = await tested.settingsFor(database.url);
    producer = await JobProducer.open(dataSource, queue, logger);
    ownerId = await addUser(dataSource);
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    await dataSource.query('delete from jobs');
  });
  afterAll(async () => {
    await producer.close();
    await dataSource.destroy();
    await database.drop();
  });

  it('is done once, with its result and its end in one transaction', async () => {
    await serve(async (job) => async (manager) => {
      await manager.query('update users set first_name = $1 where id = $2', [`attempt ${job.attempt}`, ownerId]);
    });
    const job = await request();
    expect(await ended(job.id)).toMatchObject({ state: 'done', progress: 100, error: null });
    const [user] = await dataSource.query<{ first_name: string }[]>('select first_name from users');
    expect(user?.first_name).toBe('attempt 1');
  });

  it('is done once however often it is enqueued', async () => {
    let runs = 0;
    await serve(async () => {
      runs += 1;
      await wait(200);
      return nothing;
    }, 4);
    const job = await request();
    await Promise.all([producer.enqueue(job), producer.enqueue(job), producer.enqueue({ ...job, attempt: 7 })]);
    await ended(job.id);
    await wait(300);
    expect(runs).toBe(1);
  });

  it('is retried after a transient failure', async () => {
    let runs = 0;
    await serve(async () => {
      runs += 1;
      if (runs === 1) throw new Error('a hiccup');
      return nothing;
    });
    const job = await request();
    expect(await ended(job.id)).toMatchObject({ state: 'done', attempt: 2 });
  });

  it('ends with the reason of a permanent failure, and can be retried by its owner', async () => {
    let isBroken = true;
    await serve(async () => {
      if (isBroken) throw new JobFailure('audio.broken', 'This recording is broken.', { permanent: true });
      return nothing;
    });
    const job = await request();
    expect(await ended(job.id)).toMatchObject({
      state: 'failed',
      errorCode: 'audio.broken',
      error: 'This recording is broken.',
      attempt: 1,
    });

    isBroken = false;
    const again = await dataSource.transaction((manager) => retryJob(manager, job.id));
    if (again) await producer.enqueue(again);
    expect(await ended(job.id)).toMatchObject({ state: 'done', error: null });
    expect(await dataSource.transaction((manager) => retryJob(manager, job.id))).toBeNull();
  });

  it('shows no unknown error as it is', async () => {
    await serve(async () => {
      throw new Error('password=secret at /srv/app');
    });
    const job = await requestEnrichment(dataSource, ownerId);
    await dataSource.getRepository(Job).update(job.id, { lastAttempt: 1 });
    await producer.enqueue(job);
    expect((await ended(job.id)).error).toBe('Something went wrong on our side. Please try again.');
  });

  it('is found by the reconciler when it was never enqueued', async () => {
    await serve(async () => nothing);
    const job = await requestEnrichment(dataSource, ownerId);
    await dataSource.query(`update jobs set available_at = now() - interval '6 seconds' where id = $1`, [job.id]);
    expect(await ended(job.id)).toMatchObject({ state: 'done' });
  }, 60_000);

  it('is done although the queue loses all that it has', async () => {
    const jobs = await Promise.all([request(), request(), request()]);
    await tested.loseEverything(queue);
    await dataSource.query(
      `update jobs set available_at = now() - interval '6 seconds', enqueued_at = now() - interval '16 seconds'`,
    );
    await serve(async () => nothing, 3);
    for (const { id } of jobs) expect(await ended(id)).toMatchObject({ state: 'done', deliveries: 1 });
  }, 60_000);

  it('is started by another when its worker died, and the dead one writes nothing more', async () => {
    const job = await requestEnrichment(dataSource, ownerId);
    await dataSource.query(
      `update jobs set state = 'running', claim_token = $2, deliveries = 1, lease_until = now() - interval '4 seconds' where id = $1`,
      [job.id, randomUUID()],
    );
    await serve(async () => nothing);
    expect(await ended(job.id)).toMatchObject({ state: 'done', deliveries: 2 });
  }, 60_000);

  it('ends as failed when it keeps killing its workers', async () => {
    await serve(async () => nothing);
    const job = await requestEnrichment(dataSource, ownerId);
    await dataSource.getRepository(Job).update(job.id, { crashes: 2 });
    await producer.enqueue(job);
    expect(await ended(job.id)).toMatchObject({ state: 'failed', errorCode: 'job.poisonous' });
  });

  it('stops and writes nothing when its subject is deleted under it', async () => {
    let reason: unknown;
    const begun = new AbortController();
    await serve(async (_job, { signal }) => {
      begun.abort();
      await new Promise((resolve) => addAbortListener(signal, resolve));
      reason = signal.reason;
      return nothing;
    });
    const job = await request();
    while (!begun.signal.aborted) await wait(10);
    await dataSource.getRepository(Job).delete(job.id);
    for (const deadline = Date.now() + 30_000; reason === undefined && Date.now() < deadline;) await wait(50);
    expect(String(reason)).toContain('the claim of this job was lost');
    expect(await dataSource.getRepository(Job).findOneBy({ id: job.id })).toBeNull();
  }, 60_000);

  it('finds a worker alive that is there, however busy, and none that is not', async () => {
    const heartbeat = new WorkerHeartbeat(dataSource, queue, 'enrich-note', logger);
    closing.push(() => heartbeat.close());
    expect(await heartbeat.isAlive(300)).toBe(false);
    const finish = new AbortController();
    await serve(async () => {
      await new Promise((resolve) => addAbortListener(finish.signal, resolve));
      return nothing;
    });
    const job = await request();
    await ended(job.id, ['running']);
    expect(await heartbeat.isAlive(30_000)).toBe(true);
    finish.abort();
    await ended(job.id);
  }, 60_000);
});
