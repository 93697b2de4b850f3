import { Job, Note, Recording, Task } from '@stitchbook/database';
import type { JobOf } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import { loadSettings } from '@stitchbook/config';
import { LanguageSettings, createLanguageEngine } from '@stitchbook/text';
import { EnrichNoteHandler } from '../src/enrich-note.handler.ts';
import { EnrichmentRepository } from '../src/enrichment.repository.ts';
import { TaskRepository } from '../src/task.repository.ts';
import { NOT_COMPARED } from './support/not-compared.ts';

const logger = createLogger('test', { level: 'silent' });
const engine = createLanguageEngine(loadSettings(LanguageSettings, {}), logger);
let database: TestDatabase;
let ownerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ownerId = await addUser(database.dataSource);
});
afterAll(() => database.drop());

async function save(transcript: string, about: Partial<Note> = {}): Promise<number> {
  const { identifiers } = await database.dataSource
    .getRepository(Note)
    .insert({ ownerId, title: 'A note', transcript, ...about });
  return Number(identifiers[0]?.['id']);
}

/** Reads a note as a worker does; returns how what was found is stored. */
async function read(noteId: number): Promise<() => Promise<void>> {
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
const enrich = async (noteId: number) => (await read(noteId))();
const tasks = () => database.dataSource.getRepository(Task);
const tasksOf = (noteId: number) => tasks().find({ where: { noteId }, order: { id: 'ASC' } });
const textsOf = async (noteId: number) => (await tasksOf(noteId)).map(({ text }) => text);
const rewrite = (id: number, transcript: string) =>
  database.dataSource
    .getRepository(Note)
    .update({ id }, { transcript, transcriptVersion: () => 'transcript_version + 1', transcriptEditedAt: new Date() });
const change = (noteId: number, text: string, changes: Partial<Task>) =>
  tasks().update({ noteId, foundText: text }, { ...changes, changedAt: new Date() });

describe('the tasks that are found in a note', () => {
  it('are kept with when they were said, and until when they are due where that was', async () => {
    const segments = [
      { startSeconds: 0, endSeconds: 4, text: 'The garden looks good.' },
      { startSeconds: 5.5, endSeconds: 9, text: 'I need to call Ana tomorrow.' },
    ];
    const transcript = segments.map(({ text }) => text).join(' ');
    const audio = { ownerId, audioKey: 'key', format: 'mp3', bytes: 1, sha256: '0'.repeat(64) } as const;
    const { identifiers } = await database.dataSource.manager.insert(Recording, { ...audio, transcript, segments });
    const recordingId = String(identifiers[0]?.['id']);
    const id = await save(transcript, {
      recordingId,
      timeZone: 'Asia/Tokyo',
      createdAt: new Date('2026-11-25T20:00:00Z'),
    });
    await enrich(id);
    expect(await tasksOf(id)).toMatchObject([
      {
        ownerId,
        text: 'Call Ana tomorrow',
        sentence: 'I need to call Ana tomorrow.',
        atSeconds: 5.5,
        dueOn: '2026-11-27',
        doneAt: null,
        changedAt: null,
      },
    ]);
  });

  it('follow the words as long as nobody has changed them', async () => {
    const id = await save('I need to call Ana. I need to water the plants.');
    await enrich(id);
    const [call] = await tasksOf(id);
    await rewrite(id, 'I need to call Anna. I need to buy bread.');
    await enrich(id);
    expect(await textsOf(id)).toEqual(['Call Anna', 'Buy bread']);
    expect((await tasksOf(id))[0]).toMatchObject({ id: call?.id, sentence: 'I need to call Anna.' });
    await rewrite(id, 'Nothing to do.');
    await enrich(id);
    expect(await textsOf(id)).toEqual([]);
  });

  it('are never written over, doubled or brought back where a person has changed them', async () => {
    const id = await save('I need to call Ana. I need to water the plants. I need to pay the rent.');
    await enrich(id);
    await change(id, 'Call Ana', { doneAt: new Date() });
    await change(id, 'Water the plants', { dismissedAt: new Date() });
    await change(id, 'Pay the rent', { text: 'Pay the rent and the gas', dueOn: '2026-12-01' });
    const before = await tasksOf(id);
    for (const words of [
      'I need to call Ana. I need to water the plants. I need to pay the rent.',
      'I need to call Anna. I need to water the plant. I need to pay the rents.',
      'Nothing at all.',
      'I need to call Ana. I need to water the plants. I need to pay the rent.',
    ]) {
      await rewrite(id, words);
      await enrich(id);
      expect(await tasksOf(id)).toEqual(before);
    }
  });

  it('are not stored of words that were changed since they were read', async () => {
    const id = await save('I need to call Ana.');
    const storeOld = await read(id);
    await rewrite(id, 'I need to buy bread.');
    await enrich(id);
    await storeOld();
    expect(await textsOf(id)).toEqual(['Buy bread']);
  });

  it('go with their note', async () => {
    const id = await save('I need to call Ana.');
    await enrich(id);
    await database.dataSource.getRepository(Note).delete({ id });
    expect(await tasksOf(id)).toEqual([]);
  });
});
