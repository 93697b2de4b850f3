import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Note } from '@stitchbook/api-types';
import { type TestDatabase, createTestDatabase, reportFigure } from '@stitchbook/testing';
import { formOf, recordingOf } from './support/audio-form.ts';
import { findFaultsInStores, cleanUpNow } from './support/check-stores.ts';
import { SEED, seededRandom } from './support/seeded-random.ts';
import type { TestUser } from './support/test-user.ts';
import { TestProduct } from './support/test-product.ts';

const KILLS = 8;
const TIMEOUT_MS = 8 * 60_000;

let database: TestDatabase;
let product: TestProduct;

beforeAll(async () => {
  database = await createTestDatabase();
  product = await TestProduct.start({ database });
}, TIMEOUT_MS);
afterAll(async () => {
  await product.close();
  await database.drop();
}, TIMEOUT_MS);

const saveOf = (title: string) => () =>
  formOf({ title, transcript: 'Words that were said.', duration: '2' }, recordingOf(title));

/** Sends a part of a save and leaves the rest unsaid. */
async function beginSave(ada: TestUser, title: string, share: number): Promise<void> {
  const whole = new Response(saveOf(title)());
  const bytes = Buffer.from(await whole.arrayBuffer());
  const sent = send(`${product.address}/api/notes`, {
    method: 'POST',
    headers: {
      ...ada.headers(),
      'idempotency-key': title,
      'content-type': String(whole.headers.get('content-type')),
      'content-length': bytes.length,
    },
  });
  sent.on('error', () => undefined);
  sent.write(bytes.subarray(0, Math.floor(bytes.length * share)));
  await once(sent, 'socket');
  await wait(300);
}

async function countRows(): Promise<number[]> {
  const [row] = await database.dataSource.query<{ notes: number; recordings: number }[]>(
    'select (select count(*)::int from notes) as notes, (select count(*)::int from recordings) as recordings',
  );
  return [row?.notes ?? -1, row?.recordings ?? -1];
}

async function visibleFiles(): Promise<string[]> {
  const entries = await readdir(product.audioDirectory, { recursive: true, withFileTypes: true }).catch(() => []);
  const incoming = join(product.audioDirectory, 'incoming');
  return entries.filter((entry) => entry.isFile() && entry.parentPath !== incoming).map(({ name }) => name);
}

describe('a gateway that is killed in the middle of an upload', () => {
  it(
    'leaves no row and no visible file, and the retry with the same key makes one note',
    async () => {
      const random = seededRandom(SEED);
      const ada = await product.join('Ada');
      const titles: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const title = `upload-${kill}`;
        const before = { rows: await countRows(), files: await visibleFiles() };
        await beginSave(ada, title, 0.05 + 0.9 * random());
        product.kill('gateway');
        await product.untilItAnswers();
        expect({ rows: await countRows(), files: await visibleFiles() }).toEqual(before);
        const call = { form: saveOf(title), headers: { 'idempotency-key': title } };
        const [one, other] = await Promise.all([
          ada.insist<Note>('POST', '/api/notes', call),
          ada.insist<Note>('POST', '/api/notes', call),
        ]);
        expect(other.id).toBe(one.id);
        titles.push(title);
      }
      const notes = await ada.until<Note[]>('/api/notes?sort=oldest', (all) =>
        all.every(({ enrichment }) => enrichment === 'done'),
      );
      expect(notes.map(({ title }) => title)).toEqual(titles);
      expect(await cleanUpNow(product)).toEqual([]);
      expect(await findFaultsInStores(product)).toEqual([]);
      reportFigure(
        32,
        `${KILLS} uploads cut at random places (seed ${SEED}), each sent again twice: ${notes.length} notes`,
      );
    },
    TIMEOUT_MS,
  );
});
