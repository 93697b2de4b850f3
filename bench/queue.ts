/**
 * What a job costs beyond the queue that carries it: the time from enqueuing one until its handler begins, and the time in which 300 that
 * do nothing are enqueued and done, beside BullMQ alone on the same PostgreSQL. `-- --quick` takes fewer turns.
 */
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Job, Note, createDataSource, runMigrations } from '@stitchbook/database';
import { startEmbeddedPostgres } from '@stitchbook/database/embedded';
import { JobProducer, createJob, startWorker } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { addUser } from '@stitchbook/testing';
import { createPostgresBackend, withBackend } from 'bullmq';
import { compare } from './compare.ts';
import { reportRow } from './report-row.ts';

const JOBS = 300;
const PEOPLE = 10;
const STARTS = 20;
/** Jobs at a time, on both sides. */
const CONCURRENCY = 4;
const PAIRS = process.argv.includes('--quick') ? 2 : 5;

const logger = createLogger('bench', { level: 'warn' });
/** Both sides' handlers do nothing but say that they have begun. */
const handlers = new EventEmitter();
const directory = await mkdtemp(join(tmpdir(), 'stitchbook-queue-'));
const postgres = await startEmbeddedPostgres({ dataDirectory: join(directory, 'database') });
await runMigrations(postgres.url);
const dataSource = await createDataSource({ url: postgres.url, poolSize: 6 }).initialize();
const owners = await Promise.all(Array.from({ length: PEOPLE }, () => addUser(dataSource)));

const producer = await JobProducer.open(dataSource, { databaseUrl: postgres.url }, logger);
const worker = await startWorker({
  kind: 'enrich-note',
  handle: async () => {
    handlers.emit('begun');
    return async () => undefined;
  },
  concurrency: CONCURRENCY,
  dataSource,
  queue: { databaseUrl: postgres.url },
  logger,
});

const { Queue, Worker } = withBackend(createPostgresBackend);
const connection = { connectionString: postgres.url };
const removed = { removeOnComplete: true, removeOnFail: true };
const bareQueue = new Queue<object>('bare', { connection });
const bareWorker = new Worker<object>('bare', async () => handlers.emit('begun'), {
  connection,
  concurrency: CONCURRENCY,
});

try {
  const begun = await compare(
    PAIRS,
    async () => startEach((await createRows(STARTS)).map((job) => () => producer.enqueue(job))),
    () => startEach(Array.from({ length: STARTS }, () => () => bareQueue.add('job', {}, removed))),
  );
  const against = 'BullMQ on the same PostgreSQL';
  await reportRow({
    name: 'a job, enqueued until it begins',
    against,
    ratio: begun.seconds,
    goal: 1.3,
    isAtLeast: false,
  });
  const done = await compare(PAIRS, drainProduct, drainBare);
  await reportRow({
    name: `${JOBS} jobs that do nothing, enqueued and done`,
    against,
    ratio: done.seconds,
    goal: 1.5,
    isAtLeast: false,
  });
} finally {
  await Promise.all([worker.close(), bareWorker.close()]);
  await Promise.all([producer.close(), bareQueue.close()]);
  await dataSource.destroy();
  await untilDisconnected();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}

/** Their rows, as whoever saves a note inserts them; that is not counted here, but in `bench:saving`. */
function createRows(count: number): Promise<Job[]> {
  return dataSource.transaction(async (transaction) => {
    const jobs: Job[] = [];
    for (let at = 0; at < count; at += 1) {
      const ownerId = owners[at % PEOPLE] ?? '';
      const { identifiers } = await transaction.insert(Note, { ownerId, title: 'A note', transcript: 'Words.' });
      jobs.push(await createJob(transaction, { kind: 'enrich-note', ownerId, noteId: Number(identifiers[0]?.['id']) }));
    }
    return jobs;
  });
}

/** One after the other, each when the one before has begun. */
async function startEach(orders: readonly (() => Promise<unknown>)[]): Promise<{ seconds: number }> {
  let seconds = 0;
  for (const enqueue of orders) {
    const begun = performance.now();
    await Promise.all([once(handlers, 'begun'), enqueue()]);
    seconds += (performance.now() - begun) / 1_000;
    // What is left of the job does not delay the next one.
    await wait(50);
  }
  return { seconds };
}

async function drainProduct(): Promise<{ seconds: number }> {
  const jobs = await createRows(JOBS);
  const begun = performance.now();
  await Promise.all(jobs.map((job) => producer.enqueue(job)));
  while ((await countUnfinished()) > 0) await wait(10);
  return { seconds: (performance.now() - begun) / 1_000 };
}

async function countUnfinished(): Promise<number> {
  const [row] = await dataSource.query<{ count: number }[]>(
    `select count(*)::int as count from jobs where state in ('queued', 'running')`,
  );
  return Number(row?.count);
}

async function drainBare(): Promise<{ seconds: number }> {
  let left = JOBS;
  const finished = new EventEmitter();
  const count = () => {
    if (--left === 0) finished.emit('all');
  };
  bareWorker.on('completed', count);
  const begun = performance.now();
  await Promise.all([once(finished, 'all'), ...Array.from({ length: JOBS }, () => bareQueue.add('job', {}, removed))]);
  bareWorker.off('completed', count);
  return { seconds: (performance.now() - begun) / 1_000 };
}

/** BullMQ does not wait until its connections are closed: it would print that PostgreSQL has ended them. */
async function untilDisconnected(): Promise<void> {
  const alone = await createDataSource({ url: postgres.url, poolSize: 1 }).initialize();
  const others = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1`;
  for (let tries = 0; tries < 100 && (await alone.query<object[]>(others)).length > 0; tries += 1) await wait(100);
  await alone.destroy();
}
