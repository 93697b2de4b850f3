import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { loadSettings } from '@stitchbook/config';
import { Creation, Job, Recording } from '@stitchbook/database';
import { createJob } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, type TestWorker, addUser, createTestDatabase, startTestWorker } from '@stitchbook/testing';
import { LanguageSettings, createLanguageEngine } from '@stitchbook/text';
import { lineKey } from '@stitchbook/text/citations';
import { CiteMoments } from '../src/cite-moments.ts';
import { CreateFromNotesHandler } from '../src/create-from-notes.handler.ts';
import { CreationRepository } from '../src/creation.repository.ts';
import { SourceNoteRepository } from '../src/source-note.repository.ts';
import { savedNotes } from './support/saved-notes.ts';

const logger = createLogger('test', { level: 'silent' });
let database: TestDatabase;
let worker: TestWorker;
let ada: string;
let grace: string;
/** Happens while the notes are read, once. */
let meanwhile: (() => Promise<unknown>) | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  const { dataSource } = database;
  const builtIn = createLanguageEngine(loadSettings(LanguageSettings, {}), logger);
  const engine = {
    ...builtIn,
    stitch: async (...about: Parameters<typeof builtIn.stitch>) => {
      const made = await builtIn.stitch(...about);
      await meanwhile?.();
      meanwhile = null;
      return made;
    },
  } as typeof builtIn;
  const creations = new CreationRepository(dataSource);
  const handler = new CreateFromNotesHandler(
    creations,
    new SourceNoteRepository(dataSource),
    new CiteMoments(creations),
    engine,
  );
  worker = await startTestWorker(database, {
    kind: 'create-from-notes',
    handle: (...about) => handler.handle(...about),
    concurrency: 2,
  });
  [ada, grace] = [await addUser(dataSource), await addUser(dataSource)];
});
afterAll(async () => {
  await worker.close();
  await database.drop();
});

const save = (...note: Parameters<ReturnType<typeof savedNotes>['save']>) => savedNotes(database).save(...note);
const share = (noteId: number, permission: string) => savedNotes(database).share(noteId, grace, permission);

/** The job when it has ended, and what it made. */
async function make(ownerId: string, noteIds: number[]): Promise<{ job: Job; creation: Creation | null }> {
  const { dataSource } = database;
  const { id } = await dataSource.transaction((manager) =>
    createJob(manager, { kind: 'create-from-notes', ownerId, input: { type: 'narrative', noteIds } }),
  );
  await worker.producer.enqueue(await dataSource.getRepository(Job).findOneByOrFail({ id }));
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(50)) {
    const job = await dataSource.getRepository(Job).findOneByOrFail({ id });
    if (job.state === 'done' || job.state === 'failed')
      return { job, creation: await dataSource.getRepository(Creation).findOneBy({ jobId: id }) };
  }
  throw new Error('it never ended');
}

describe('making one creation of several notes', () => {
  it('cites the moments of their audio, by the lines that rest on them', async () => {
    const recordingId = randomUUID();
    const [first, second] = ['I met Clara at the harbour.', 'We talked about the boat until it was dark.'];
    await database.dataSource.getRepository(Recording).insert({
      id: recordingId,
      ownerId: ada,
      audioKey: recordingId,
      format: 'wav',
      bytes: 10,
      sha256: 'a'.repeat(64),
      segments: [
        { startSeconds: 4, endSeconds: 7, text: first },
        { startSeconds: 9.5, endSeconds: 12, text: second },
      ],
    } as object);
    const spoken = await save(ada, `${first} ${second}`, recordingId);
    const written = await save(ada, 'The garden is a mess after the storm.');
    const { creation } = await make(ada, [written, spoken]);
    expect(creation).toMatchObject({ type: 'narrative', noteId: null, ownerId: ada });
    expect(creation?.sourceNoteIds?.map(Number)).toEqual([spoken, written]);
    expect(creation?.citations).toEqual([
      { key: lineKey(`${first} ${second}`), noteId: spoken, startSeconds: 4, endSeconds: 12 },
      { key: lineKey('The garden is a mess after the storm.'), noteId: written, startSeconds: null, endSeconds: null },
    ]);
    for (const { key } of creation?.citations ?? [])
      expect(creation?.content.split('\n').map((line) => lineKey(line))).toContain(key);
  });

  it('leaves out what was deleted, and what may not be used, since it was asked for', async () => {
    const mine = await save(grace, 'My own words about the weather.');
    const [edited, viewed, foreign] = [
      await save(ada, 'Words that Grace may edit.'),
      await save(ada, 'Words that Grace may only view.'),
      await save(ada, 'Words that Grace knows nothing of.'),
    ];
    await share(edited, 'edit');
    await share(viewed, 'view');
    const { creation } = await make(grace, [mine, edited, viewed, foreign, 987_654_321]);
    expect(creation?.sourceNoteIds?.map(Number)).toEqual([mine, edited]);
    expect(creation?.content).toContain('may edit');
    expect(creation?.content).not.toMatch(/only view|knows nothing/u);
  });

  it('fails with a sentence when none is left', async () => {
    const { job, creation } = await make(grace, [await save(ada, 'Not hers.'), await save(grace, '...')]);
    expect(job).toMatchObject({ state: 'failed', errorCode: 'creation.notes-gone' });
    expect(creation).toBeNull();
  });

  it('keeps nothing of a note whose share ends while it is read', async () => {
    const mine = await save(grace, 'My own words about the weather.');
    const lent = await save(ada, 'Words that are lent to Grace.');
    await share(lent, 'edit');
    meanwhile = () => database.dataSource.query('delete from shares where note_id = $1', [lent]);
    const { job, creation } = await make(grace, [mine, lent]);
    expect(job).toMatchObject({ state: 'done', attempt: 2 });
    expect(creation?.sourceNoteIds?.map(Number)).toEqual([mine]);
    expect(creation?.content).not.toContain('lent');
  });
});
