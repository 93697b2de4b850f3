import { Job, Note, User } from '@stitchbook/database';
import type { JobOf } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import type { LanguageEngine } from '@stitchbook/text';
import { EnrichNoteHandler } from '../src/enrich-note.handler.ts';
import { EnrichmentRepository } from '../src/enrichment.repository.ts';
import { TaskRepository } from '../src/task.repository.ts';
import { NOT_COMPARED } from './support/not-compared.ts';

const logger = createLogger('test', { level: 'silent' });
let database: TestDatabase;
let ownerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ownerId = await addUser(database.dataSource);
});
afterAll(() => database.drop());

const notes = () => database.dataSource.getRepository(Note);
const show = (id: number) => notes().findOneByOrFail({ id });
const wantTitles = (titleNotesForMe: boolean) =>
  database.dataSource.getRepository(User).update({ id: ownerId }, { titleNotesForMe });
const rewrite = (id: number, transcript: string) =>
  notes().update({ id }, { transcript, transcriptVersion: () => 'transcript_version + 1' });

async function save(title = 'New Voice Note'): Promise<number> {
  const { identifiers } = await notes().insert({ ownerId, title, transcript: 'The fence is green.' });
  return Number(identifiers[0]?.['id']);
}

/** Reads a note as a worker does, with an engine that always finds this; returns how what was found is stored. */
async function read(noteId: number, title: string | null): Promise<() => Promise<void>> {
  const engine: LanguageEngine = {
    name: 'fixed',
    understand: () => Promise.resolve({ sentiment: 'neutral', moodSentence: null, themes: [], title }),
    suggestTags: () => Promise.resolve([]),
    findChapters: () => Promise.resolve([]),
    findTasks: () => Promise.resolve([]),
    create: () => Promise.reject(new Error('is not asked to write')),
    stitch: () => Promise.reject(new Error('is not asked to write')),
    answer: () => Promise.resolve([]),
  };
  const job = Object.assign(new Job(), { kind: 'enrich-note', ownerId, noteId }) as JobOf<'enrich-note'>;
  const context = { signal: new AbortController().signal, logger, reportProgress: () => undefined };
  const handler = new EnrichNoteHandler(
    new EnrichmentRepository(database.dataSource),
    new TaskRepository(),
    engine,
    NOT_COMPARED,
    {
      wake: () => undefined,
    },
  );
  const store = await handler.handle(job, context);
  return () => database.dataSource.transaction(store);
}
const enrich = async (noteId: number, title: string | null) => (await read(noteId, title))();

describe('the title that is found in the words of a note', () => {
  it('is kept to be offered, and the note keeps its own', async () => {
    const id = await save();
    await enrich(id, 'The fence is green');
    expect(await show(id)).toMatchObject({
      title: 'New Voice Note',
      suggestedTitle: 'The fence is green',
      version: 1,
    });
  });

  it('follows the words when they are corrected, also where they say too little then', async () => {
    const id = await save();
    await enrich(id, 'The fence is green');
    await rewrite(id, 'The fence is blue.');
    await enrich(id, 'The fence is blue');
    expect(await show(id)).toMatchObject({ suggestedTitle: 'The fence is blue' });
    await rewrite(id, 'No.');
    await enrich(id, null);
    expect(await show(id)).toMatchObject({ suggestedTitle: null });
  });

  it('is not that of words that have been changed since they were read', async () => {
    const id = await save();
    const storeOld = await read(id, 'The fence is green');
    await rewrite(id, 'The fence is blue.');
    await storeOld();
    expect(await show(id)).toMatchObject({ suggestedTitle: null, enrichedVersion: null });
  });
});

describe('a note of somebody who wants titles', () => {
  beforeEach(() => wantTitles(true));

  it.each(['New Voice Note', 'Uploaded Voice Note'])('is named after its words instead of "%s"', async (title) => {
    const id = await save(title);
    await enrich(id, 'The fence is green');
    expect(await show(id)).toMatchObject({
      title: 'The fence is green',
      suggestedTitle: 'The fence is green',
      version: 2,
    });
  });

  it('keeps a title that a person gave it', async () => {
    const id = await save('Mine');
    await enrich(id, 'The fence is green');
    expect(await show(id)).toMatchObject({ title: 'Mine', suggestedTitle: 'The fence is green', version: 1 });
  });

  it('keeps a title that a person gives it while the machine reads it, and while it writes', async () => {
    const [first, second] = [await save(), await save()];
    const storeFirst = await read(first, 'The fence is green');
    await notes().update({ id: first }, { title: 'Mine' });
    await storeFirst();
    expect(await show(first)).toMatchObject({ title: 'Mine' });

    const storeSecond = await read(second, 'The fence is green');
    let storing: Promise<void> | undefined;
    await database.dataSource.transaction(async (person) => {
      await person.update(Note, { id: second }, { title: 'Mine' });
      storing = storeSecond();
      await isWaitingForLock();
    });
    await storing;
    expect(await show(second)).toMatchObject({ title: 'Mine', suggestedTitle: 'The fence is green' });
  });

  it('is named once: who calls it as before has it so, whatever the words become', async () => {
    const id = await save();
    await enrich(id, 'The fence is green');
    await notes().update({ id }, { title: 'New Voice Note' });
    await rewrite(id, 'The fence is blue.');
    await enrich(id, 'The fence is blue');
    expect(await show(id)).toMatchObject({ title: 'New Voice Note', suggestedTitle: 'The fence is blue' });
  });

  it('keeps its title when its words were read before there were titles, and are corrected now', async () => {
    const id = await save();
    await notes().update({ id }, { enrichedVersion: 1 });
    await rewrite(id, 'The fence is blue.');
    await enrich(id, 'The fence is blue');
    expect(await show(id)).toMatchObject({ title: 'New Voice Note', suggestedTitle: 'The fence is blue' });
  });

  it('keeps its title where its words say too little', async () => {
    const id = await save();
    await enrich(id, null);
    expect(await show(id)).toMatchObject({ title: 'New Voice Note', suggestedTitle: null, version: 1 });
  });

  it('is named by the wish of its owner, and of nobody else', async () => {
    await addUser(database.dataSource);
    await wantTitles(false);
    const id = await save();
    const other = await addUser(database.dataSource);
    await database.dataSource.getRepository(User).update({ id: other }, { titleNotesForMe: true });
    await enrich(id, 'The fence is green');
    expect(await show(id)).toMatchObject({ title: 'New Voice Note' });
  });
});

/** Until somebody waits for a row that somebody else has locked. */
async function isWaitingForLock(): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    const waiting = await database.dataSource.query<object[]>(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
  throw new Error('nobody waits for the note');
}
