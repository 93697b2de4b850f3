import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '@stitchbook/api-types';
import { reportFigure } from '@stitchbook/testing';
import { type Answers, answersMeanwhile } from './support/answers-meanwhile.ts';
import {
  BOUNDARY,
  decodeBombs,
  emptyObjects,
  formEnd,
  formPart,
  holdBodies,
  sendWhole,
  zipOf,
} from './support/hostile.ts';
import { addLongNotes } from './support/long-notes.ts';
import { type ConfinedProduct, startConfinedProduct } from './support/start-confined-product.ts';

const MEGABYTES = 768;
const MEGABYTE = 2 ** 20;
const MAX_MEDIAN_MS = 200;
/** On a machine with nothing else to do; one that takes longer is given as many times longer. */
const QUIET_MEDIAN_MS = 10;
const IDLE_MS = 3_000;
const STARTING_MS = 120_000;
const TIMEOUT_MS = 300_000;

let product: ConfinedProduct;
let ada: { id: string; cookie: string };
/** Asks while others attack. */
let other: { id: string; cookie: string };
let idle: Answers;

const headers = () => `Origin: ${product.origin}\r\nCookie: ${ada.cookie}`;
const jsonHead = (path: string, signedIn: boolean) =>
  `POST ${path} HTTP/1.1\r\nContent-Type: application/json\r\n${signedIn ? headers() : `Origin: ${product.origin}`}`;
const formHead = (path: string, cookie = ada.cookie) =>
  `POST ${path} HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nPrefer: respond-async\r\nOrigin: ${product.origin}\r\nCookie: ${cookie}`;
const sql = <Row>(text: string, parameters: unknown[] = []) =>
  product.database.dataSource.query<Row[]>(text, parameters);

/** What is asked while the work goes on is answered as quickly as ever, and nobody is killed for their memory. */
async function expectCalm(row: number, what: string, work: () => Promise<unknown>): Promise<void> {
  const { medianMs, worstMs, missed, count } = await answersMeanwhile(product.origin, other.cookie, work);
  const { gateway } = product;
  const peak = gateway.confinement.peakMegabytes();
  reportFigure(
    row,
    `${what}: others were answered in ${medianMs.toFixed(0)} ms at the median (${idle.medianMs.toFixed(0)} ms when idle, ${worstMs.toFixed(0)} ms at worst, ${count} answers) by a gateway of at most ${peak.toFixed(0)} of ${MEGABYTES} MB`,
  );
  const state = { exit: gateway.process.exitCode, signal: gateway.process.signalCode, log: gateway.log() };
  expect({ ...state, kills: gateway.confinement.kills() }).toMatchObject({ exit: null, signal: null, kills: 0 });
  expect(missed).toBe(0);
  expect(medianMs).toBeLessThanOrEqual(MAX_MEDIAN_MS * Math.max(1, idle.medianMs / QUIET_MEDIAN_MS));
}

beforeAll(async () => {
  product = await startConfinedProduct(MEGABYTES);
  [ada, other] = [await product.join(), await product.join()];
  await answersMeanwhile(product.origin, other.cookie, () => wait(1_000));
  idle = await answersMeanwhile(product.origin, other.cookie, () => wait(IDLE_MS));
}, STARTING_MS);
afterAll(() => product.stop(), STARTING_MS);

describe('a product of 768 MB answers others, and goes on, while', () => {
  it(
    'nobody that is signed in holds 200 connections with 4 MB each',
    async () => {
      await expectCalm(46, '200 held connections of visitors', () =>
        holdBodies(product.port, jsonHead('/api/notes/1/update-transcript', false), {
          count: 200,
          length: 4 * MEGABYTE,
          forMs: 8_000,
        }),
      );
    },
    TIMEOUT_MS,
  );

  it(
    'somebody who is signed in does the same',
    async () => {
      await expectCalm(46, '200 held connections of somebody signed in', () =>
        holdBodies(product.port, jsonHead('/api/notes/1/update-transcript', true), {
          count: 200,
          length: 4 * MEGABYTE,
          forMs: 8_000,
        }),
      );
    },
    TIMEOUT_MS,
  );

  it(
    'forms of twenty unknown fields of 4 MB come in, ten at a time',
    async () => {
      const field = Buffer.alloc(4_000_000, 'x');
      const body = Array.from({ length: 19 }, (_, count) => formPart(`field${count}`, field)).flat();
      const form = [...body, ...formPart('title', Buffer.from('Known')), formEnd];
      await expectCalm(46, 'ten forms of 76 MB in unknown fields', async () => {
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => sendWhole(product.port, formHead('/api/notes'), form)),
        );
        expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 413'))).toEqual([]);
      });
    },
    TIMEOUT_MS,
  );

  it(
    'archives of 100 kB come in that would become gigabytes',
    async () => {
      const manifest = ['manifest.json', Buffer.from('{"format":"stitchbook-account","formatVersion":1}')] as const;
      const archives = [
        zipOf([['manifest.json', emptyObjects(60 * MEGABYTE)]]),
        zipOf([['manifest.json', emptyObjects(15 * MEGABYTE)]]),
        zipOf([manifest, ['notes/a/note.json', emptyObjects(60 * MEGABYTE)]]),
        zipOf([manifest, ['notes/a/note.json', emptyObjects(30 * MEGABYTE)]]),
        // As many values as are read at all, and each of them of the kind that takes most.
        zipOf([manifest, ['notes/a/note.json', Buffer.from(`{"comments":[${'{},'.repeat(240_000)}{}]}`)]]),
      ];
      const people = [ada, await product.join(), await product.join(), await product.join()];
      await expectCalm(43, 'small archives that would become gigabytes', async () => {
        for (const archive of archives) {
          const form = [...formPart('archive', archive, 'a.zip'), formEnd];
          const answers = await Promise.all(
            people.map(({ cookie }) => sendWhole(product.port, formHead('/api/account/import', cookie), form)),
          );
          expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 422'))).toEqual([]);
        }
      });
    },
    TIMEOUT_MS,
  );

  it(
    'a note of four million line breaks is exported in every format',
    async () => {
      const [note] = await sql<{ id: string }>(
        `insert into notes (owner_id, title, transcript) values ($1, 'Lines', repeat(E'\\n', 4000000)) returning id`,
        [ada.id],
      );
      await expectCalm(42, 'exports of four million line breaks', async () => {
        for (const format of ['md', 'txt', 'json', 'md']) {
          const { status } = await ask(`/api/notes/${note?.id}/export?format=${format}`);
          expect({ format, status }).toEqual({ format, status: 200 });
        }
      });
    },
    TIMEOUT_MS,
  );

  it(
    '200 notes of 4 MB are listed, and exported as an archive',
    async () => {
      await addLongNotes(product.database.dataSource, ada.id, 200);
      const listed = await fetch(`${product.origin}/api/notes?limit=200`, { headers: { cookie: ada.cookie } });
      expect(await listed.json()).toHaveLength(200);
      await expectCalm(43, 'lists and an archive of 200 notes of 4 MB', async () => {
        await Promise.all(
          Array.from({ length: 6 }, async () => expect((await ask('/api/notes?limit=200')).status).toBe(200)),
        );
        expect((await ask('/api/account/export')).status).toBe(200);
      });
      await sql('delete from notes where owner_id = $1', [ada.id]);
    },
    TIMEOUT_MS,
  );

  it(
    'recordings are decoded that are made to break whoever decodes them',
    async () => {
      const states: Record<string, string> = {};
      await expectCalm(12, 'six decode bombs', async () => {
        const jobs = await Promise.all(
          decodeBombs().map(async ([name, fileName, bytes]) => [name, await transcribe(fileName, bytes)] as const),
        );
        for (const [name, id] of jobs) states[name] = await endOf(id);
      });
      for (const [name, state] of Object.entries(states))
        expect(`${name}: ${state}`).toMatch(/: (?:failed|done) .+\.$/);
      const { transcription } = product;
      expect([transcription.process.exitCode, transcription.process.signalCode]).toEqual([null, null]);
    },
    TIMEOUT_MS,
  );
});

/** Reads an answer and drops it. */
async function ask(path: string): Promise<{ status: number }> {
  const response = await fetch(`${product.origin}${path}`, { headers: { cookie: ada.cookie } });
  if (response.body) for await (const chunk of response.body) void chunk;
  return { status: response.status };
}

async function transcribe(fileName: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('audio', new Blob([new Uint8Array(bytes)]), fileName);
  const response = await fetch(`${product.origin}/api/transcribe`, {
    method: 'POST',
    headers: { cookie: ada.cookie, origin: product.origin, prefer: 'respond-async' },
    body: form,
  });
  const job = (await response.json()) as Job;
  if (response.status !== 202) throw new Error(`${fileName} was answered ${response.status} ${JSON.stringify(job)}`);
  return job.id;
}

/** In which state a job ended, and the message that its person sees. */
async function endOf(id: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${product.origin}/api/jobs/${id}`, { headers: { cookie: ada.cookie } });
    const { state, error } = (await response.json()) as Job;
    if (state === 'failed' || state === 'done') return `${state} ${error ?? 'with words, or with why there are none.'}`;
    await wait(250);
  }
}
