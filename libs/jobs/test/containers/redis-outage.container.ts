import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Job, createDataSource } from '@stitchbook/database';
import { JobProducer, startWorker } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { addUser, createTestDatabase } from '@stitchbook/testing';
import { requestEnrichment } from '../support/request-enrichment.ts';

const logger = createLogger('jobs-test', { level: 'silent' });

/** A line to Redis that can be cut. */
async function layLine(redisUrl: string) {
  const { hostname, port } = new URL(redisUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) open.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
    return near;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
    open.clear();
  };
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}/15`,
    cut,
    mend: () => (isCut = false),
    close() {
      cut();
      server.close();
    },
  };
}

describe('work in the background, while Redis is away', () => {
  it('is taken on at once, and done when Redis is back', async () => {
    const database = await createTestDatabase();
    const dataSource = await createDataSource({ url: database.url, poolSize: 6 }).initialize();
    const line = await layLine(String(process.env['TEST_REDIS_URL']));
    const queue = { databaseUrl: database.url, redisUrl: line.url };
    const ownerId = await addUser(dataSource);
    const producer = await JobProducer.open(dataSource, queue, logger);
    const handle = async () => async () => undefined;
    const worker = await startWorker({ kind: 'enrich-note', handle, concurrency: 1, dataSource, queue, logger });
    await producer.check();

    line.cut();
    await wait(200);
    const begun = performance.now();
    const job = await requestEnrichment(dataSource, ownerId);
    await producer.enqueue(job);
    await expect(producer.check()).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(2_000);

    line.mend();
    let state = 'queued';
    for (const deadline = Date.now() + 40_000; state !== 'done' && Date.now() < deadline; await wait(100)) {
      ({ state } = await dataSource.getRepository(Job).findOneByOrFail({ id: job.id }));
    }
    expect(state).toBe('done');
    await expect(producer.check()).resolves.toBeUndefined();

    await worker.close();
    await producer.close();
    line.close();
    await dataSource.destroy();
    await database.drop();
  }, 60_000);

  it('keeps no process from shutting down', async () => {
    const database = await createTestDatabase();
    const line = await layLine(String(process.env['TEST_REDIS_URL']));
    const queue = { databaseUrl: database.url, redisUrl: line.url };
    const { dataSource } = database;
    const producer = await JobProducer.open(dataSource, queue, logger);
    const handle = async () => async () => undefined;
    const worker = await startWorker({ kind: 'enrich-note', handle, concurrency: 1, dataSource, queue, logger });
    await producer.check();
    line.cut();
    const begun = performance.now();
    await worker.close();
    await producer.close();
    expect(performance.now() - begun).toBeLessThan(20_000);
    line.close();
    await database.drop();
  }, 40_000);

  it('waits at the start for a Redis that is not there yet', async () => {
    const database = await createTestDatabase();
    const line = await layLine(String(process.env['TEST_REDIS_URL']));
    line.cut();
    const opening = JobProducer.open(database.dataSource, { databaseUrl: database.url, redisUrl: line.url }, logger);
    expect(await Promise.race([opening, wait(1_500, 'still waiting')])).toBe('still waiting');
    line.mend();
    const producer = await opening;
    await expect(producer.check()).resolves.toBeUndefined();
    await producer.close();
    line.close();
    await database.drop();
  }, 30_000);
});
