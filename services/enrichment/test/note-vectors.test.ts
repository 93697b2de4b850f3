import { jest } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { loadSettings } from '@stitchbook/config';
import { Job, Note } from '@stitchbook/database';
import type { JobOf } from '@stitchbook/jobs';
import type { WorkerContext } from '@stitchbook/jobs/nest';
import { createLogger } from '@stitchbook/logging';
import { type Embedder, EmbeddingError, MeaningSettings, createEmbedder } from '@stitchbook/meaning';
import type { LanguageEngine } from '@stitchbook/text';
import {
  EMBEDDING_MODEL_DIR,
  type TestDatabase,
  addUser,
  createTestDatabase,
  ensureEmbeddingModel,
} from '@stitchbook/testing';
import { EnrichNoteHandler } from '../src/enrich-note.handler.ts';
import { EnrichmentRepository } from '../src/enrichment.repository.ts';
import { MakeNoteVectors } from '../src/make-note-vectors.ts';
import { NoteVectorRepository } from '../src/note-vector.repository.ts';
import { TaskRepository } from '../src/task.repository.ts';
import { type VectorRow, countAttempts, readVectorRows } from './support/vector-rows.ts';

// A process that is started loads its model, and other tests may be at work.
jest.setTimeout(120_000);

const context = { logger: createLogger('test', { level: 'silent' }) } as WorkerContext;

let database: TestDatabase;
let ownerId: string;
const running: MakeNoteVectors[] = [];

beforeAll(async () => {
  await ensureEmbeddingModel();
  database = await createTestDatabase();
  ownerId = await addUser(database.dataSource);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.onModuleDestroy()));
  await database.dataSource.query('delete from notes');
});
afterAll(() => database.drop());

const realEmbedder = () => createEmbedder(loadSettings(MeaningSettings, { EMBEDDING_MODEL_DIR }), 0);

/** Stands in for a service: what it is asked, and how it fails, is up to the test. */
function fakeEmbedder(embed: Embedder['embed'], name = 'fake/1'): Embedder {
  return { name, embed, close: async () => undefined };
}
const anyVectors: Embedder['embed'] = async (texts) => texts.map(() => Float32Array.of(1, 0));

function start(embedder: Embedder): MakeNoteVectors {
  const maker = new MakeNoteVectors(new NoteVectorRepository(database.dataSource), embedder, context);
  running.push(maker);
  maker.onApplicationBootstrap();
  return maker;
}

async function save(transcript: string): Promise<number> {
  const { identifiers } = await database.dataSource
    .getRepository(Note)
    .insert({ ownerId, title: 'A note', transcript });
  return Number(identifiers[0]?.['id']);
}

const rows = () => readVectorRows(database);
const attemptsAt = (id: number) => countAttempts(database, id);

async function until(isThere: (found: VectorRow[]) => boolean): Promise<VectorRow[]> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(20)) {
    const found = await rows();
    if (isThere(found)) return found;
  }
  throw new Error(`never so: ${JSON.stringify(await rows())}`);
}

const areAll = (model: string) => (found: VectorRow[]) => found.length > 0 && found.every((row) => row.model === model);

describe('the vectors of notes', () => {
  it('are made of what is there, and of what is saved later', async () => {
    const first = await save('I went to the dentist. She was kind.');
    const maker = start(realEmbedder());
    expect(await until(areAll('all-MiniLM-L6-v2/1'))).toMatchObject([{ id: first, version: 1, sentences: 2 }]);
    const second = await save('The boat is sold.');
    maker.wake();
    const found = await until((all) => all.length === 2 && areAll('all-MiniLM-L6-v2/1')(all));
    expect(found[1]).toMatchObject({ id: second, sentences: 1 });
  });

  it('are made again when the words are corrected, and when there is another model', async () => {
    const id = await save('One sentence.');
    const maker = start(fakeEmbedder(anyVectors));
    await until(areAll('fake/1'));
    await database.dataSource
      .getRepository(Note)
      .update({ id }, { transcript: 'One sentence. And another.', transcriptVersion: 2 });
    maker.wake();
    expect(await until(([row]) => row?.version === 2)).toMatchObject([{ sentences: 2 }]);
    start(fakeEmbedder(anyVectors, 'fake/2'));
    await until(areAll('fake/2'));
  });

  it('leave nothing of words that a correction took away', async () => {
    const id = await save('A long sentence about the boat and the sea. '.repeat(60));
    const places = async () =>
      (await database.dataSource.query<{ place: number }[]>('select place from note_passages order by place')).length;
    const maker = start(fakeEmbedder(anyVectors));
    await until(areAll('fake/1'));
    expect(await places()).toBe(3);
    await database.dataSource.getRepository(Note).update({ id }, { transcript: 'One sentence.', transcriptVersion: 2 });
    maker.wake();
    await until(([row]) => row?.version === 2);
    expect(await places()).toBe(1);
  });

  it('are made of a note that a language model could not read', async () => {
    const maker = start(fakeEmbedder(anyVectors));
    const id = await save('The boat is sold.');
    const engine = { understand: () => Promise.reject(new Error('The model is away.')) } as unknown as LanguageEngine;
    const { dataSource } = database;
    const handler = new EnrichNoteHandler(
      new EnrichmentRepository(dataSource),
      new TaskRepository(),
      engine,
      { of: async () => undefined },
      maker,
    );
    const job = Object.assign(new Job(), { kind: 'enrich-note', ownerId, noteId: id }) as JobOf<'enrich-note'>;
    const { signal } = new AbortController();
    await expect(
      handler.handle(job, { signal, logger: context.logger, reportProgress: () => undefined }),
    ).rejects.toThrow('away');
    expect(await until(areAll('fake/1'))).toMatchObject([{ id, version: 1 }]);
  });

  it('of the latest note are made first', async () => {
    const texts: string[] = [];
    for (const text of ['First.', 'Second.', 'Third.']) await save(text);
    start(
      fakeEmbedder(async (given) => {
        texts.push(...given);
        return anyVectors(given);
      }),
    );
    await until((all) => all.length === 3 && areAll('fake/1')(all));
    expect([...new Set(texts)]).toEqual(['Third.', 'Second.', 'First.']);
  });

  it('are made once, however many workers there are', async () => {
    for (let each = 0; each < 20; each += 1) await save(`Note ${each}.`);
    let calls = 0;
    const counting: Embedder['embed'] = async (texts) => {
      calls += 1;
      await wait(5);
      return anyVectors(texts);
    };
    for (let each = 0; each < 3; each += 1) start(fakeEmbedder(counting));
    await until((all) => all.length === 20 && areAll('fake/1')(all));
    expect(calls).toBe(2 * 20);
  });

  it('wait for a model, or a service, that is not there, and nothing is given up', async () => {
    await save('Patience.');
    let isThere = false;
    let asked = 0;
    const maker = start(
      fakeEmbedder(async (texts) => {
        asked += 1;
        if (!isThere) throw new EmbeddingError('meaning.unavailable', 'Not now.');
        return anyVectors(texts);
      }),
    );
    while (asked < 5) {
      await wait(20);
      maker.wake();
    }
    expect(await rows()).toMatchObject([{ model: null }]);
    isThere = true;
    await wait(20);
    maker.wake();
    await until(areAll('fake/1'));
  });

  it('of a note on which the model fails are given up after three attempts, and the others are made', async () => {
    const other = await save('A good one.');
    const bad = await save('Poison.');
    const maker = start(
      fakeEmbedder(async (texts) => {
        if (texts.includes('Poison.')) throw new EmbeddingError('meaning.unreadable', 'It stopped.');
        return anyVectors(texts);
      }),
    );
    await until((all) => all.some(({ id, model }) => id === other && model !== null));
    for (let attempt = 1; attempt < 3; attempt += 1) {
      while ((await attemptsAt(bad)) < attempt) await wait(20);
      expect(await until((all) => all.length === 2)).toMatchObject([{}, { id: bad, model: null }]);
      // The claim runs out.
      await database.dataSource.query('update note_vectors set claimed_until = now() where note_id = $1', [bad]);
      maker.wake();
      while ((await attemptsAt(bad)) === attempt) await wait(20);
    }
    expect(await until(areAll('fake/1'))).toMatchObject([{ sentences: 1 }, { id: bad, sentences: 0 }]);
  });

  it('go with their note, also while they are made', async () => {
    const id = await save('Gone in a moment.');
    start(
      fakeEmbedder(async (texts) => {
        await database.dataSource.query('delete from notes where id = $1', [id]);
        return anyVectors(texts);
      }),
    );
    await wait(200);
    expect(await rows()).toEqual([]);
  });
});
