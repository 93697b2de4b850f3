import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Note } from '@stitchbook/api-types';
import { createDataSource, runMigrations } from '@stitchbook/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@stitchbook/database/embedded';
import { findFreePort, reportFigure } from '@stitchbook/testing';
import { formOf } from './support/audio-form.ts';
import { findFaultsInStores, untilAtRest } from './support/check-stores.ts';
import type { TestUser } from './support/test-user.ts';
import { TestProduct } from './support/test-product.ts';

type DataSource = ReturnType<typeof createDataSource>;

const SAVERS = 4;
const HEALED_WITHIN_MS = 60_000;
const TIMEOUT_MS = 5 * 60_000;

let folder: string;
let port: number;
let server: EmbeddedPostgres;
let dataSource: DataSource;
let product: TestProduct;

const startServer = () => startEmbeddedPostgres({ dataDirectory: join(folder, 'postgres'), port });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stitchbook-restart-'));
  port = await findFreePort();
  server = await startServer();
  await runMigrations(server.url);
  dataSource = await createDataSource({ url: server.url, poolSize: 4 }).initialize();
  product = await TestProduct.start({ database: { url: server.url, dataSource } });
}, TIMEOUT_MS);
afterAll(async () => {
  await product.close();
  await dataSource.destroy();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

async function end(signal: NodeJS.Signals): Promise<void> {
  const [pid] = (await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), signal);
  while (server.isRunning()) await wait(50);
}

/** Saves one note after the other until it is stopped; resolves with the titles of those that were acknowledged. */
function keepSaving(person: TestUser, name: string): () => Promise<string[]> {
  const acknowledged: string[] = [];
  let goesOn = true;
  const saving = (async () => {
    for (let count = 0; goesOn; count += 1) {
      const title = `${name}-${count}`;
      const form = () => formOf({ title, transcript: 'The garden party was wonderful.', duration: '0' });
      const { status } = await person.ask('POST', '/api/notes', { form });
      if (status === 201) acknowledged.push(title);
      await wait(status === 201 ? 20 : 200);
    }
  })();
  return async () => {
    goesOn = false;
    await saving;
    return acknowledged;
  };
}

async function untilSaved(person: TestUser, title: string): Promise<void> {
  const form = () => formOf({ title, transcript: 'Words.', duration: '0' });
  await person.insist('POST', '/api/notes', { form, headers: { 'idempotency-key': title } });
}

describe('PostgreSQL under load', () => {
  it.each([
    ['restarted fast', 'SIGINT'],
    ['restarted immediately', 'SIGQUIT'],
    ['killed', 'SIGKILL'],
  ] as const)(
    'may be %s: all heals by itself, and no acknowledged note is lost',
    async (what, signal) => {
      const people = await Promise.all(Array.from({ length: SAVERS }, (_, number) => product.join(`Saver ${number}`)));
      const stops = people.map((person, number) => keepSaving(person, `${signal}-${number}`));
      await wait(1_500);
      await end(signal);
      await wait(500);
      server = await startServer();
      const backAt = Date.now();
      await untilSaved(await product.join('Ada'), `after-${signal}`);
      const healedMs = Date.now() - backAt;
      await wait(1_500);
      const acknowledged = await Promise.all(stops.map((stop) => stop()));
      await untilAtRest(product);
      for (const [number, person] of people.entries()) {
        const listed = await person.insist<Note[]>('GET', '/api/notes?limit=200');
        const titles = listed.map(({ title }) => title);
        const lost = (acknowledged[number] ?? []).slice(-200).filter((title) => !titles.includes(title));
        expect(lost).toEqual([]);
      }
      expect(await findFaultsInStores(product)).toEqual([]);
      const count = acknowledged.flat().length;
      expect(count).toBeGreaterThan(0);
      expect(healedMs).toBeLessThan(HEALED_WITHIN_MS);
      reportFigure(
        33,
        `PostgreSQL ${what} under load: notes are saved again ${(healedMs / 1_000).toFixed(1)} s after it is back, all ${count} acknowledged ones are there`,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'may be absent when the product starts: it is waited for',
    async () => {
      const ada = await product.join('Ada');
      await end('SIGINT');
      for (const service of ['gateway', 'transcription', 'enrichment', 'creations'] as const) product.kill(service);
      await wait(3_000);
      expect((await ada.ask('GET', '/healthz')).status).not.toBe(200);
      server = await startServer();
      await product.untilItAnswers();
      await untilSaved(ada, 'after-absence');
      await ada.until<Note[]>('/api/notes', (all) => all.every(({ enrichment }) => enrichment === 'done'));
    },
    TIMEOUT_MS,
  );
});
