import { addAbortListener } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { QueueSettings } from '@stitchbook/config';
import { type HandleJob, JobFailure, JobProducer, type RunningWorker, startWorker } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import { queuesToTest } from './support/queues.ts';
import { requestEnrichment } from './support/request-enrichment.ts';
import { untilEnded } from './support/until-ended.ts';

const logger = createLogger('jobs-test', { level: 'silent' });
const nothing = async () => undefined;

let database: TestDatabase;
let queue: QueueSettings;
let producer: JobProducer;
let ownerId: string;
const workers: RunningWorker[] = [];

async function serve(handle: HandleJob<'enrich-note'>): Promise<RunningWorker> {
  const { dataSource } = database;
  const worker = await startWorker({ kind: 'enrich-note', handle, concurrency: 1, dataSource, queue, logger });
  workers.push(worker);
  return worker;
}

const ended = (id: string, states?: string[]) => untilEnded(database.dataSource, id, states);

/** With how many minutes it waits. */
async function untilAttempt(id: string, attempt: number): Promise<unknown> {
  for (;;) {
    const [row] = await database.dataSource.query<unknown[]>(
      `select state, round(extract(epoch from available_at - now()) / 60)::int as waits from jobs where id = $1 and attempt = $2`,
      [id, attempt],
    );
    if (row) return row;
    await wait(50);
  }
}

describe.each(queuesToTest())('a job that is given back, queued in %s', (_backend, tested) => {
  beforeAll(async () => {
    database = await createTestDatabase();
    queue = await tested.settingsFor(database.url);
    producer = await JobProducer.open(database.dataSource, queue, logger);
    ownerId = await addUser(database.dataSource);
  });
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.close();
    await database.dataSource.query('delete from jobs');
  });
  afterAll(async () => {
    await producer.close();
    await database.drop();
  });

  it('is released when its worker shuts down, without using up an attempt', async () => {
    const worker = await serve(async (_job, { signal }) => {
      await new Promise((_resolve, reject) => addAbortListener(signal, () => reject(new Error('stopped'))));
      return nothing;
    });
    const job = await requestEnrichment(database.dataSource, ownerId);
    await producer.enqueue(job);
    await ended(job.id, ['running']);
    await worker.close();
    workers.length = 0;
    expect(await ended(job.id, ['queued'])).toMatchObject({ attempt: 2, lastAttempt: job.lastAttempt + 1 });
    await serve(async () => nothing);
    expect(await ended(job.id)).toMatchObject({ state: 'done' });
  }, 60_000);

  it('is released for an hour at most, whatever a service asks for', async () => {
    await serve(async () => {
      throw new JobFailure('voice.busy', 'Too busy.', { permanent: false, retryAfterMs: 1e20 });
    });
    const job = await requestEnrichment(database.dataSource, ownerId);
    await producer.enqueue(job);
    const released = await untilAttempt(job.id, 2);
    expect(released).toMatchObject({ state: 'queued', waits: 60 });
  }, 60_000);

  it('is released when its worker shuts down between its claim and its handler', async () => {
    const handle = jest.fn<HandleJob<'enrich-note'>>().mockReturnValue(new Promise(() => undefined));
    const worker = await serve(handle);
    const lock = database.dataSource.createQueryRunner();
    const job = await requestEnrichment(database.dataSource, ownerId);
    try {
      await lock.startTransaction();
      await lock.query('lock table notes in access exclusive mode');
      await producer.enqueue(job);
      await ended(job.id, ['running']);
      const closed = worker.close();
      // Until it has let go of its queue, and its jobs know: sooner, the handler would rightly be called.
      await wait(2_000);
      await lock.rollbackTransaction();
      await closed;
    } finally {
      await lock.release();
    }
    workers.length = 0;
    expect(await ended(job.id, ['queued'])).toMatchObject({ attempt: 2, lastAttempt: job.lastAttempt + 1 });
    expect(handle).not.toHaveBeenCalled();
  }, 60_000);
});
