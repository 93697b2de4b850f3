import { loadSettings } from '@stitchbook/config';
import { Note } from '@stitchbook/database';
import { createJob } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, type TestWorker, addUser, createTestDatabase, startTestWorker } from '@stitchbook/testing';
import { LanguageSettings, createLanguageEngine } from '@stitchbook/text';
import { setTimeout as wait } from 'node:timers/promises';
import { EnrichNoteHandler } from '../src/enrich-note.handler.ts';
import { EnrichmentRepository } from '../src/enrichment.repository.ts';
import { TaskRepository } from '../src/task.repository.ts';
import { NOT_COMPARED } from './support/not-compared.ts';

const logger = createLogger('test', { level: 'silent' });
let database: TestDatabase;
let worker: TestWorker;
let ownerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { dataSource } = database;
  const engine = createLanguageEngine(loadSettings(LanguageSettings, {}), logger);
  const handler = new EnrichNoteHandler(
    new EnrichmentRepository(dataSource),
    new TaskRepository(),
    engine,
    NOT_COMPARED,
    {
      wake: () => undefined,
    },
  );
  worker = await startTestWorker(database, {
    kind: 'enrich-note',
    handle: (...about) => handler.handle(...about),
    concurrency: 2,
  });
  ownerId = await addUser(dataSource);
});
afterAll(async () => {
  await worker.close();
  await database.drop();
});

const tagsOf = async (noteId: number) =>
  (
    await database.dataSource.query<{ name: string }[]>(
      'select t.name from note_themes nt join themes t on t.id = nt.theme_id where nt.note_id = $1 order by nt.position',
      [noteId],
    )
  ).map(({ name }) => name);

async function save(transcript: string): Promise<number> {
  const { identifiers } = await database.dataSource
    .getRepository(Note)
    .insert({ ownerId, title: 'A note', transcript });
  return Number(identifiers[0]?.['id']);
}

async function enrich(noteId: number): Promise<Note> {
  const job = await database.dataSource.transaction((manager) =>
    createJob(manager, { kind: 'enrich-note', ownerId, noteId }),
  );
  await worker.producer.enqueue(job);
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(30)) {
    const [row] = await database.dataSource.query<{ state: string }[]>('select state from jobs where id = $1', [
      job.id,
    ]);
    if (row?.state === 'done') return database.dataSource.getRepository(Note).findOneByOrFail({ id: noteId });
  }
  throw new Error('the note was never enriched');
}

describe('enriching a note', () => {
  it('finds its mood and a few themes', async () => {
    const id = await save(
      'I am so happy, the garden looks wonderful today. The tomatoes in the garden are finally ripe and I love it.',
    );
    expect((await enrich(id)).sentiment).toMatch(/positive/);
    const tags = await tagsOf(id);
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.length).toBeLessThanOrEqual(4);
    expect(tags.join(' ')).toMatch(/garden|tomato/);
  });

  it("uses the owner's own words for what they have tagged before, and makes no theme twice", async () => {
    const first = await save('We planted more roses in the garden, and the garden hose is broken.');
    const second = await save('The garden needs water every evening in this heat. Water the garden!');
    await Promise.all([enrich(first), enrich(second)]);
    const doubled = await database.dataSource.query(
      'select name from themes group by owner_id, name having count(*) > 1',
    );
    expect(doubled).toEqual([]);
  });

  it('leaves the tags alone that a person gave in the meantime', async () => {
    const id = await save('The garden needs water every evening.');
    await database.dataSource.query(`insert into themes (owner_id, name) values ($1, 'mine') on conflict do nothing`, [
      ownerId,
    ]);
    await database.dataSource.query(
      `insert into note_themes (note_id, theme_id, position) select $1, id, 0 from themes where name = 'mine'`,
      [id],
    );
    await enrich(id);
    expect(await tagsOf(id)).toEqual(['mine']);
  });

  it('takes silence as neutral and without a theme', async () => {
    const id = await save('');
    expect((await enrich(id)).sentiment).toBe('neutral');
    expect(await tagsOf(id)).toEqual([]);
  });
});
