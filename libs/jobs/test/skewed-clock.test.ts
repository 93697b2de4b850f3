import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueueSettings } from '@stitchbook/config';
import { JobProducer } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase, reportFigure } from '@stitchbook/testing';
import { createQueueBackend } from '../src/queue-backends/create-queue-backend.ts';
import type { JobPayload } from '../src/queue-backends/queue-backend.ts';
import { queuesToTest } from './support/queues.ts';
import { type SlowWorker, startWorkerProcess } from './support/slow-worker.ts';
import { untilEnded } from './support/until-ended.ts';
import { requestEnrichment } from './support/request-enrichment.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CLOCK_AHEAD = fileURLToPath(new URL('./fixtures/clock-ahead.mjs', import.meta.url));
const JOBS = 8;
const logger = createLogger('jobs-test', { level: 'silent' });

let database: TestDatabase;
let queue: QueueSettings;
let workers: SlowWorker[];

const pace = { WORK_MS: '1500', SHUTDOWN_GRACE_SECONDS: '1' };
const said = (words: string) => workers.flatMap(({ log }) => log).filter((line) => line.includes(words)).length;

beforeAll(() => {
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'libs/jobs'], { cwd: ROOT });
}, 60_000);

describe.each(queuesToTest())('a worker whose clock is a minute ahead, queued in %s', (_backend, tested) => {
  it('and another that is right do each job once, though each is delivered to them twice at once', async () => {
    database = await createTestDatabase();
    queue = await tested.settingsFor(database.url);
    const producer = await JobProducer.open(database.dataSource, queue, logger);
    const again = createQueueBackend(queue, logger).openQueue<JobPayload>('enrich-note');
    const ownerId = await addUser(database.dataSource);
    workers = [
      await startWorkerProcess('slow-worker.mjs', queue, { ...pace, WORKER_NAME: 'right' }),
      await startWorkerProcess('slow-worker.mjs', queue, { ...pace, WORKER_NAME: 'ahead', CLOCK_AHEAD_MS: '60000' }, [
        '--import',
        CLOCK_AHEAD,
      ]),
    ];
    const { time } = JSON.parse(workers[1]?.log.at(-1) ?? '{}') as { time: string | number };
    expect(new Date(time).getTime() - Date.now()).toBeGreaterThan(50_000);
    const jobs = await Promise.all(Array.from({ length: JOBS }, () => requestEnrichment(database.dataSource, ownerId)));
    for (const { id, kind, attempt } of jobs) {
      const options = { jobId: `${id}-again`, removeOnComplete: true, removeOnFail: true };
      await Promise.all([
        producer.enqueue({ id, kind, attempt, availableAt: new Date() }),
        again.add(kind, { jobId: id, attempt }, options),
      ]);
    }
    for (const { id } of jobs) {
      expect(await untilEnded(database.dataSource, id, undefined, 90_000)).toMatchObject({
        state: 'done',
        attempt: 1,
        deliveries: 1,
        crashes: 0,
        lostLeases: 0,
      });
    }
    await wait(3_000);
    expect(said('job started')).toBe(JOBS);
    expect(said('"outcome":"done"')).toBe(JOBS);
    const ahead = workers[1]?.log.filter((line) => line.includes('"outcome":"done"')).length;
    expect(ahead).toBeGreaterThan(0);
    reportFigure(
      35,
      `${JOBS} jobs, each delivered twice to two workers, one 60 s ahead: ${JOBS} results, ${ahead} by that one`,
    );

    for (const worker of workers) {
      worker.process.kill('SIGKILL');
      await worker.ended;
    }
    await again.close();
    await producer.close();
    await database.drop();
  }, 180_000);
});
