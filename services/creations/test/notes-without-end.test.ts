import { setTimeout as wait } from 'node:timers/promises';
import { loadSettings } from '@stitchbook/config';
import { Creation, Note } from '@stitchbook/database';
import { createJob } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import {
  type TestDatabase,
  type TestWorker,
  addUser,
  createTestDatabase,
  reportFigure,
  startTestWorker,
} from '@stitchbook/testing';
import { LanguageSettings, createLanguageEngine } from '@stitchbook/text';
import { CiteMoments } from '../src/cite-moments.ts';
import { CreateFromNoteHandler } from '../src/create-from-note.handler.ts';
import { CreationRepository } from '../src/creation.repository.ts';

const logger = createLogger('test', { level: 'silent' });
const HOSTILE = {
  'forty dashes': `I went to the shop.\n${'-'.repeat(40)}\nBuy milk`,
  'four million dashes': `I went to the shop.\n${'-'.repeat(4_000_000)}\nBuy milk`,
  'four million line breaks': `I went to the shop.${'\n'.repeat(4_000_000)}Buy milk`,
  'yes, yes, a thousand times': `${'Yes, '.repeat(1_000)}I went to the shop.`,
};
const FINAL = ['done', 'failed'];

let database: TestDatabase;
let worker: TestWorker;

beforeAll(async () => {
  database = await createTestDatabase();
  const { dataSource } = database;
  const engine = createLanguageEngine(loadSettings(LanguageSettings, { TEXT_THREADS: '8' }), logger);
  const creations = new CreationRepository(dataSource);
  const handler = new CreateFromNoteHandler(creations, new CiteMoments(creations), engine);
  worker = await startTestWorker(database, {
    kind: 'create-from-note',
    handle: (...about) => handler.handle(...about),
    concurrency: 8,
  });
}, 60_000);
afterAll(async () => {
  await worker.close();
  await database.drop();
});

async function ask(transcript: string): Promise<string> {
  const { dataSource } = database;
  const ownerId = await addUser(dataSource);
  const { identifiers } = await dataSource.getRepository(Note).insert({ ownerId, title: 'A note', transcript });
  const noteId = Number(identifiers[0]?.['id']);
  const job = await dataSource.transaction((manager) =>
    createJob(manager, { kind: 'create-from-note', ownerId, noteId }),
  );
  await worker.producer.enqueue(job);
  return job.id;
}

async function endOf(id: string): Promise<{ state: string; error: string | null }> {
  for (;;) {
    const [row] = await database.dataSource.query<{ state: string; error: string | null }[]>(
      'select state, error from jobs where id = $1',
      [id],
    );
    if (row && FINAL.includes(row.state)) return row;
    await wait(50);
  }
}

/** How long the process at most did not come round to anything else. */
function watchTurns() {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  return { stop: () => (clearInterval(timer), longest) };
}

describe('notes that have no end', () => {
  it('are written from, or fail with a sentence, and another person gets their creation meanwhile', async () => {
    const turns = watchTurns();
    const hostile = await Promise.all(Object.values(HOSTILE).map((transcript) => ask(transcript)));
    const started = performance.now();
    const other = await ask('I met Clara at the harbour. She wants to sail to Norway.');
    expect(await endOf(other)).toMatchObject({ state: 'done' });
    const otherMs = performance.now() - started;
    const [made] = await database.dataSource.getRepository(Creation).findBy({ jobId: other });
    expect(made?.content).toContain('Clara');
    for (const id of hostile) {
      const { state, error } = await endOf(id);
      expect(state === 'done' || error?.endsWith('so the work on it was stopped.')).toBe(true);
    }
    const longest = turns.stop();
    reportFigure(
      42,
      `another person's creation was there after ${Math.round(otherMs)} ms while notes without end were read; the worker was never away for more than ${Math.round(longest)} ms`,
    );
    expect(longest).toBeLessThan(5_000);
  }, 240_000);
});
