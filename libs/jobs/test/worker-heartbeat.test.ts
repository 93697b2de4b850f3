import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueueSettings } from '@stitchbook/config';
import { JobProducer, WorkerHeartbeat } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, createTestDatabase } from '@stitchbook/testing';
import { createQueueBackend } from '../src/queue-backends/create-queue-backend.ts';
import { answerHeartbeats } from '../src/worker-heartbeat.ts';
import { queuesToTest } from './support/queues.ts';

const logger = createLogger('heartbeat-test', { level: 'silent' });
const FORMER_QUEUE = 'pulse-transcribe-recording';
/** On a machine however busy; a worker that is there answers at once. */
const ANSWERED_WITHIN_MS = 20_000;

interface FormerPayload {
  pulseId: string;
}

let database: TestDatabase;
let queue: QueueSettings;
const closing: { close(): Promise<unknown> }[] = [];

function opened<T extends { close(): Promise<unknown> }>(each: T): T {
  closing.push(each);
  return each;
}

/** As `answerHeartbeats` was in the version before. */
function answerAsVersionBefore(): void {
  const backend = createQueueBackend(queue, logger);
  opened(
    backend.openWorker<FormerPayload>(
      FORMER_QUEUE,
      async ({ data }) => {
        await database.dataSource.query(
          `insert into worker_pulses (kind, pulse_id, seen_at) values ($1, $2, now())
           on conflict (kind) do update set pulse_id = excluded.pulse_id, seen_at = now()`,
          ['transcribe-recording', data.pulseId],
        );
      },
      { removeOnComplete: { count: 0 }, removeOnFail: { count: 0 } },
    ),
  );
}

/** As `WorkerHeartbeat.isAlive` was in the version before. */
async function isAliveToVersionBefore(): Promise<boolean> {
  const probes = opened(createQueueBackend(queue, logger).openQueue<FormerPayload>(FORMER_QUEUE));
  const pulseId = randomUUID();
  await probes.add('pulse', { pulseId }, { jobId: `pulse-${pulseId}`, removeOnComplete: true, removeOnFail: true });
  for (const deadline = Date.now() + ANSWERED_WITHIN_MS; Date.now() < deadline; await wait(25)) {
    const rows = await database.dataSource.query<unknown[]>(
      'select 1 from worker_pulses where kind = $1 and pulse_id = $2',
      ['transcribe-recording', pulseId],
    );
    if (rows.length > 0) return true;
  }
  return false;
}

const openHeartbeat = () => opened(new WorkerHeartbeat(database.dataSource, queue, 'transcribe-recording', logger));
const openAnswers = () => opened(answerHeartbeats(database.dataSource, queue, 'transcribe-recording', logger));

describe.each(queuesToTest())('heartbeats through %s', (_backend, tested) => {
  beforeEach(async () => {
    database = await createTestDatabase();
    queue = await tested.settingsFor(database.url);
    opened(await JobProducer.open(database.dataSource, queue, logger));
  });
  afterEach(async () => {
    for (const each of closing.splice(0).toReversed()) await each.close();
    await database.drop();
  });

  it('find a worker of the version before, and leave no probe behind where there is none', async () => {
    const heartbeat = openHeartbeat();
    expect(await heartbeat.isAlive(300)).toBe(false);
    const probes = opened(createQueueBackend(queue, logger).openQueue(FORMER_QUEUE));
    expect(await probes.getWaitingCount()).toBe(0);
    answerAsVersionBefore();
    expect(await heartbeat.isAlive(ANSWERED_WITHIN_MS)).toBe(true);
  }, 60_000);

  it('are answered when the version before asks for them', async () => {
    openAnswers();
    expect(await isAliveToVersionBefore()).toBe(true);
  }, 60_000);

  it('are answered one after the other, and no more once the worker is closed', async () => {
    const heartbeat = openHeartbeat();
    const answers = openAnswers();
    for (let count = 0; count < 5; count += 1) expect(await heartbeat.isAlive(ANSWERED_WITHIN_MS)).toBe(true);
    await answers.close();
    expect(await heartbeat.isAlive(300)).toBe(false);
  }, 60_000);
});
