import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Note } from '@stitchbook/api-types';
import { Job } from '@stitchbook/database';
import { type TestDatabase, createTestDatabase, reportFigure } from '@stitchbook/testing';
import { formOf } from './support/audio-form.ts';
import type { TestUser } from './support/test-user.ts';
import { TestProduct } from './support/test-product.ts';

const SPIN = fileURLToPath(new URL('./preload/spin.mjs', import.meta.url));
const TIMEOUT_MS = 8 * 60_000;

let database: TestDatabase;
let product: TestProduct;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = { NODE_OPTIONS: `--import=${SPIN}`, WATCHDOG_SECONDS: '2' };
  product = await TestProduct.start({ database, services: ['gateway', 'enrichment'], environment });
}, TIMEOUT_MS);
afterAll(async () => {
  await product.close();
  await database.drop();
}, TIMEOUT_MS);

async function save(person: TestUser, transcript: string): Promise<number> {
  const fields = { title: 'A note', transcript, duration: '0' };
  return (await person.insist<Note>('POST', '/api/notes', { form: () => formOf(fields) })).id;
}

async function untilEnded(person: TestUser, id: number): Promise<Note> {
  const hasEnded = ({ enrichment }: Note) => enrichment === 'done' || enrichment === 'failed';
  return person.until<Note>(`/api/notes/${id}`, hasEnded, 120_000);
}

describe('a job whose words make its worker turn without end', () => {
  it(
    'fails with a reason after its second try, and the work of others goes on',
    async () => {
      const [ada, grace] = [await product.join('Ada'), await product.join('Grace')];
      const poison = await save(ada, 'SPINNING round and round.');
      const others: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        others.push(await save(grace, `The garden party was wonderful, part ${count}.`));
        await wait(500);
      }
      const ended = await untilEnded(ada, poison);
      expect(ended.enrichment).toBe('failed');
      const row = await database.dataSource.getRepository(Job).findOneByOrFail({ noteId: poison });
      expect(row).toMatchObject({ state: 'failed', error: expect.stringMatching(/\.$/) });
      for (const id of others) expect(await untilEnded(grace, id)).toMatchObject({ enrichment: 'done' });
      // Two deliveries, each of which cost one process; a third may have begun only to fail the job.
      expect(product.deathsOf('enrichment')).toBe(2);
      reportFigure(
        44,
        `a poison job ended 'failed' (${row.errorCode}) after ${product.deathsOf('enrichment')} deliveries`,
      );
    },
    TIMEOUT_MS,
  );
});
