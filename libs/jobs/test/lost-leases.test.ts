import { addAbortListener } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Job } from '@stitchbook/database';
import { type HandleJob, JobProducer } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import { DelayedError, type Job as BullJob } from 'bullmq';
import { Quarantine } from '../src/poison-jobs.ts';
import { processJob } from '../src/process-job.ts';
import type { JobPayload } from '../src/queue-backends/queue-backend.ts';
import { requestEnrichment } from './support/request-enrichment.ts';

const lines: string[] = [];
const logger = createLogger('jobs-test', { level: 'warn' }, { write: (line) => void lines.push(line) });

let database: TestDatabase;
let producer: JobProducer;

beforeAll(async () => {
  database = await createTestDatabase();
  producer = await JobProducer.open(database.dataSource, { databaseUrl: database.url }, logger);
});
afterAll(async () => {
  await producer.close();
  await database.drop();
});

const rowOf = (id: string) => database.dataSource.getRepository(Job).findOneByOrFail({ id });

async function until(id: string, change: Partial<Job>): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(20)) {
    const row: Job = await rowOf(id);
    if (Object.entries(change).every(([name, value]) => row[name as keyof Job] === value)) return;
  }
  throw new Error(`${JSON.stringify(await rowOf(id))} never became ${JSON.stringify(change)}`);
}

async function request(lastAttempt: number): Promise<Job> {
  const ownerId = await addUser(database.dataSource);
  const job = await requestEnrichment(database.dataSource, ownerId);
  await database.dataSource.getRepository(Job).update(job.id, { lastAttempt });
  return job;
}

/** Works until its signal says that it has lost the job. */
const untilLost: HandleJob<'enrich-note'> = (_job, { signal }) =>
  new Promise((_resolve, reject) => addAbortListener(signal, () => reject(signal.reason as Error)));

/** As one more worker would that the job is delivered to, until the lease of the one before has run out. */
async function takeOver({ id, attempt }: Job, handle = untilLost): Promise<void> {
  const { dataSource } = database;
  const delivery = { data: { jobId: id, attempt }, moveToDelayed: async () => undefined };
  const context = { dataSource, producer, handle, logger, quarantine: new Quarantine() };
  for (let isBusy = true; isBusy;) {
    await dataSource.query(`update jobs set lease_until = now() - interval '1 second' where id = $1`, [id]);
    isBusy = await processJob(
      context,
      delivery as unknown as BullJob<JobPayload>,
      undefined,
      new AbortController().signal,
    ).then(
      () => false,
      (error: unknown) => error instanceof DelayedError,
    );
  }
}

/** Four workers start a job, one after the other, each while the one before lives and only was too slow to renew its lease. */
async function loseFourTimes(job: Job): Promise<void> {
  const working: Promise<void>[] = [];
  for (let losses = 0; losses < 4; losses += 1) {
    working.push(takeOver(job));
    await until(job.id, { deliveries: losses + 1, crashes: 0, lostLeases: losses });
  }
  await takeOver(job);
  await Promise.all(working);
}

describe('a job whose lease living workers lose four times', () => {
  it('is retried later, and not called poisonous', async () => {
    const job = await request(2);
    await loseFourTimes(job);
    expect(await rowOf(job.id)).toMatchObject({ state: 'queued', attempt: 2, crashes: 0, errorCode: null });
  }, 60_000);

  it('fails for its own reason when there is no attempt left', async () => {
    const job = await request(1);
    await loseFourTimes(job);
    expect(await rowOf(job.id)).toMatchObject({
      state: 'failed',
      errorCode: 'job.lost-contact',
      error: 'The server was too busy to get this done, or lost contact with its database. Please try again.',
    });
  }, 60_000);
});

describe('a job whose note is deleted while it runs', () => {
  it.each([
    ['there are attempts left', 2],
    ['it is the last attempt', 1],
  ])('ends without a warning when %s', async (_when, lastAttempt) => {
    lines.length = 0;
    await takeOver(await request(lastAttempt), async ({ noteId }) => {
      await database.dataSource.query('delete from notes where id = $1', [noteId]);
      throw new Error('There is no such note.');
    });
    expect(lines).toEqual([]);
  });

  it('warns where the note is still there', async () => {
    lines.length = 0;
    const failing = () => Promise.reject(new Error('The model is away.'));
    await takeOver(await request(2), failing);
    await takeOver(await request(1), failing);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'job failed and will be retried',
      'job failed',
    ]);
  });
});
