import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { loadSettings } from '@stitchbook/config';
import { Creation, Note, Recording } from '@stitchbook/database';
import { createJob } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, type TestWorker, addUser, createTestDatabase, startTestWorker } from '@stitchbook/testing';
import { LanguageSettings, createLanguageEngine } from '@stitchbook/text';
import { lineKey } from '@stitchbook/text/citations';
import { CiteMoments } from '../src/cite-moments.ts';
import { CreateFromNoteHandler } from '../src/create-from-note.handler.ts';
import { CreationRepository } from '../src/creation.repository.ts';
import { savedNotes } from './support/saved-notes.ts';

const logger = createLogger('test', { level: 'silent' });
let database: TestDatabase;
let worker: TestWorker;
let ownerId: string;
let noteId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { dataSource } = database;
  const engine = createLanguageEngine(loadSettings(LanguageSettings, {}), logger);
  const creations = new CreationRepository(dataSource);
  const handler = new CreateFromNoteHandler(creations, new CiteMoments(creations), engine);
  worker = await startTestWorker(database, {
    kind: 'create-from-note',
    handle: (...about) => handler.handle(...about),
    concurrency: 2,
  });
  ownerId = await addUser(dataSource);
  const transcript =
    'Um, so, on Monday I met Clara at the harbour. We, we talked about the boat. She wants to sail it to Norway in June.';
  const { identifiers } = await dataSource.getRepository(Note).insert({ ownerId, title: 'The boat', transcript });
  noteId = Number(identifiers[0]?.['id']);
});
afterAll(async () => {
  await worker.close();
  await database.drop();
});

async function create(input: object, ofNote = noteId): Promise<Creation[]> {
  const job = await database.dataSource.transaction((manager) =>
    createJob(manager, { kind: 'create-from-note', ownerId, noteId: ofNote, input }),
  );
  await Promise.all([worker.producer.enqueue(job), worker.producer.enqueue(job)]);
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(30)) {
    const made = await database.dataSource.getRepository(Creation).findBy({ jobId: job.id });
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

  it('cites the moments of the audio that its lines rest on', async () => {
    const id = randomUUID();
    const [first, second] = ['I met Clara at the harbour.', 'We talked about the boat until it was dark.'];
    const segments = [
      { startSeconds: 4, endSeconds: 7, text: first },
      { startSeconds: 9.5, endSeconds: 12, text: second },
    ];
    const recording = { id, ownerId, audioKey: id, format: 'wav', bytes: 10, sha256: 'a'.repeat(64), segments };
    await database.dataSource.getRepository(Recording).insert(recording as object);
    const spoken = await savedNotes(database).save(ownerId, `${first} ${second}`, id);
    const [creation] = await create({}, spoken);
    expect(creation?.citations).toEqual([
      { key: lineKey(`${first} ${second}`), noteId: spoken, startSeconds: 4, endSeconds: 12 },
    ]);
    expect(creation?.content.split('\n').map((line) => lineKey(line))).toContain(creation?.citations?.[0]?.key);
  });
});
