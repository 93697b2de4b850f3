import { setTimeout as wait } from 'node:timers/promises';
import { QueueSettings, loadSettings } from '@stitchbook/config';
import { CreationRow, NoteRow } from '@stitchbook/database';
import { JobProducer, type RunningWorker, recordJob, startWorker } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase, storesEnvironment } from '@stitchbook/testing';
import { LanguageSettings, createLanguageEngine } from '@stitchbook/text';
import { createFromNote } from '../src/create-from-note.handler.ts';

const logger = createLogger('test', { level: 'silent' });
let database: TestDatabase;
let producer: JobProducer;
let worker: RunningWorker;
let ownerId: string;
let noteId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { dataSource } = database;
  const queue = loadSettings(QueueSettings, storesEnvironment(database.url, ''));
  producer = await JobProducer.open(dataSource, queue, logger);
  const engine = createLanguageEngine(new LanguageSettings(), logger);
  worker = await startWorker({
    kind: 'create-from-note',
    handle: createFromNote(dataSource, engine),
    concurrency: 2,
    dataSource,
    queue,
    logger,
  });
  ownerId = await addUser(dataSource);
  const transcript =
    'Um, so, on Monday I met Clara at the harbour. We, we talked about the boat. She wants to sail it to Norway in June.';
  const { identifiers } = await dataSource.getRepository(NoteRow).insert({ ownerId, title: 'The boat', transcript });
  noteId = Number(identifiers[0]?.['id']);
});
afterAll(async () => {
  await worker.close();
  await producer.close();
  await database.drop();
});

async function create(input: object): Promise<CreationRow[]> {
  const job = await database.dataSource.transaction((manager) =>
    recordJob(manager, { kind: 'create-from-note', ownerId, noteId, input }),
  );
  await Promise.all([producer.handOver(job), producer.handOver(job)]);
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(30)) {
    const made = await database.dataSource.getRepository(CreationRow).findBy({ jobId: job.id });
    if (made.length > 0) return made;
  }
  throw new Error('nothing was ever created');
}

describe('making something new from a note', () => {
  it('writes a narrative once, of what was said, and says who wrote it', async () => {
    const made = await create({});
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({
      type: 'narrative',
      ownerId,
      noteId,
      transcriptVersion: 1,
      engine: expect.stringMatching(/^built-in\//),
    });
    for (const fact of ['Monday', 'Clara', 'harbour', 'Norway', 'June']) expect(made[0]?.content).toContain(fact);
    expect(made[0]?.content).not.toMatch(/\bum\b/i);
  });

  it('makes the kind that was asked for', async () => {
    expect((await create({ type: 'summary' }))[0]?.type).toBe('summary');
  });
});
