import type { Sentiment } from '@stitchbook/contracts';
import { Job, Note, findTags, giveThemes } from '@stitchbook/database';
import type { JobOf } from '@stitchbook/jobs';
import { createLogger } from '@stitchbook/logging';
import { type TestDatabase, addUser, createTestDatabase } from '@stitchbook/testing';
import type { LanguageEngine, TextToUnderstand } from '@stitchbook/text';
import { EnrichNoteHandler } from '../src/enrich-note.handler.ts';
import { EnrichmentRepository } from '../src/enrichment.repository.ts';
import { TaskRepository } from '../src/task.repository.ts';
import { SuggestTagsHandler } from '../src/suggest-tags.handler.ts';
import { NOT_COMPARED } from './support/not-compared.ts';

const logger = createLogger('test', { level: 'silent' });
let database: TestDatabase;
let ownerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ownerId = await addUser(database.dataSource);
});
afterAll(() => database.drop());

const tagsOf = (noteId: number) => findTags(database.dataSource.manager, noteId);

async function save(transcript: string): Promise<number> {
  const { identifiers } = await database.dataSource
    .getRepository(Note)
    .insert({ ownerId, title: 'A note', transcript });
  return Number(identifiers[0]?.['id']);
}

/** An engine that always finds the same, and records the texts that it gets. */
function engineThatFinds(themes: string[], sentiment: Sentiment = 'neutral', moodSentence: string | null = null) {
  const texts: TextToUnderstand[] = [];
  const engine: LanguageEngine = {
    name: 'fixed',
    understand: (text) => {
      texts.push(text);
      return Promise.resolve({ sentiment, moodSentence, themes, title: null });
    },
    suggestTags: () => Promise.resolve([]),
    findChapters: () => Promise.resolve([]),
    findTasks: () => Promise.resolve([]),
    create: () => Promise.reject(new Error('is not asked to write')),
    stitch: () => Promise.reject(new Error('is not asked to write')),
    answer: () => Promise.resolve([]),
  };
  return { engine, texts };
}

/** Reads a note as a worker does; returns how what was found is stored. */
async function readNote(noteId: number, engine: LanguageEngine): Promise<() => Promise<void>> {
  const { dataSource } = database;
  const job = Object.assign(new Job(), { kind: 'enrich-note', ownerId, noteId }) as JobOf<'enrich-note'>;
  const context = { signal: new AbortController().signal, logger, reportProgress: () => undefined };
  const store = await new EnrichNoteHandler(
    new EnrichmentRepository(dataSource),
    new TaskRepository(),
    engine,
    NOT_COMPARED,
    {
      wake: () => undefined,
    },
  ).handle(job, context);
  return () => dataSource.transaction(store);
}
const showNote = (id: number) => database.dataSource.getRepository(Note).findOneByOrFail({ id });
const rewrite = (id: number, transcript: string, editorId: string) =>
  database.dataSource
    .getRepository(Note)
    .update({ id }, { transcript, transcriptEditedBy: editorId, transcriptVersion: () => 'transcript_version + 1' });

describe('what a machine finds', () => {
  it('is not stored for words that were changed since it read them', async () => {
    const id = await save('I hate the rain.');
    const storeOld = await readNote(id, engineThatFinds(['rain'], 'negative').engine);
    await rewrite(id, 'I love the sun.', ownerId);
    await (
      await readNote(id, engineThatFinds(['sun'], 'positive').engine)
    )();
    await storeOld();
    expect(await showNote(id)).toMatchObject({ sentiment: 'positive', enrichedVersion: 2 });
    expect(await tagsOf(id)).toEqual(['sun']);
  });

  it('never brings back a tag that a person took off', async () => {
    const id = await save('Work, and the garden.');
    await database.dataSource.query(`insert into removed_tags (note_id, name) values ($1, 'work')`, [id]);
    await (
      await readNote(id, engineThatFinds(['work', 'garden']).engine)
    )();
    expect(await tagsOf(id)).toEqual(['garden']);
  });

  it('makes a new version of the note where a reader sees it, and none where not', async () => {
    const id = await save('Nothing much.');
    await (
      await readNote(id, engineThatFinds([]).engine)
    )();
    expect(await showNote(id)).toMatchObject({ version: 1, enrichedVersion: 1 });
    await rewrite(id, 'A garden.', ownerId);
    await (
      await readNote(id, engineThatFinds(['garden']).engine)
    )();
    expect(await showNote(id)).toMatchObject({ version: 2, enrichedVersion: 2 });
    await rewrite(id, 'A lovely garden.', ownerId);
    await (
      await readNote(id, engineThatFinds(['garden'], 'positive').engine)
    )();
    expect(await showNote(id)).toMatchObject({ version: 3, sentiment: 'positive' });
  });

  it('never changes a mood that a person has chosen, and says what it found beside it', async () => {
    const id = await save('I hate the rain.');
    const enrich = async (sentiment: Sentiment, sentence: string | null) =>
      (await readNote(id, engineThatFinds([], sentiment, sentence).engine))();
    await enrich('negative', 'I hate the rain.');
    expect(await showNote(id)).toMatchObject({ sentiment: 'negative', moodSentence: 'I hate the rain.', version: 2 });

    const storeWhileChosen = async () => {
      await rewrite(id, 'I love the sun.', ownerId);
      const store = await readNote(id, engineThatFinds([], 'positive', 'I love the sun.').engine);
      // Chosen after the words were read, and before what was found is stored.
      await database.dataSource
        .getRepository(Note)
        .update({ id }, { sentiment: 'very_negative', sentimentCorrectedAt: new Date(), foundSentiment: 'negative' });
      await store();
    };
    await storeWhileChosen();
    expect(await showNote(id)).toMatchObject({
      sentiment: 'very_negative',
      foundSentiment: 'positive',
      moodSentence: 'I love the sun.',
      enrichedVersion: 2,
      version: 2,
    });
  });

  it('is not asked for twice of the same words', async () => {
    const id = await save('Twice.');
    const { engine, texts } = engineThatFinds(['twice']);
    await (
      await readNote(id, engine)
    )();
    await (
      await readNote(id, engine)
    )();
    expect(texts).toHaveLength(1);
  });
});

describe('the vocabulary that an engine gets', () => {
  it('is all tags of the owner where they wrote the words, and those of shared notes alone where an editor did', async () => {
    const { dataSource } = database;
    const [editorId, strangerId] = [await addUser(dataSource), await addUser(dataSource)];
    const shared = await save('Shared.');
    const secret = await save('Secret.');
    await dataSource.transaction((manager) => giveThemes(manager, { id: shared, ownerId }, ['for both']));
    await dataSource.transaction((manager) => giveThemes(manager, { id: secret, ownerId }, ['divorce lawyer']));
    await dataSource.query(`insert into shares (note_id, user_id, permission) values ($1, $2, 'edit')`, [
      shared,
      editorId,
    ]);

    const readVocabulary = async () => {
      const spy = engineThatFinds([]);
      await readNote(shared, spy.engine);
      return spy.texts[0]?.vocabulary;
    };
    expect(await readVocabulary()).toEqual(expect.arrayContaining(['for both', 'divorce lawyer']));
    await rewrite(shared, 'divorce lawyer, budget, garden', editorId);
    expect(await readVocabulary()).toEqual(['for both']);
    await rewrite(shared, 'By one whose share has ended.', strangerId);
    expect(await readVocabulary()).toEqual([]);
  });

  it('is that of the person who asks for suggestions, whoever else has others', async () => {
    const { dataSource } = database;
    const askerId = await addUser(dataSource);
    const vocabularies: string[][] = [];
    const engine: LanguageEngine = {
      ...engineThatFinds([]).engine,
      suggestTags: ({ vocabulary }) => {
        vocabularies.push(vocabulary);
        return Promise.resolve([]);
      },
    };
    const job = Object.assign(new Job(), {
      kind: 'suggest-tags',
      ownerId: askerId,
      noteId: null,
      input: { transcript: 'Words.' },
    }) as JobOf<'suggest-tags'>;
    const context = { signal: new AbortController().signal, logger, reportProgress: () => undefined };
    await new SuggestTagsHandler(new EnrichmentRepository(dataSource), engine, NOT_COMPARED).handle(job, context);
    expect(vocabularies).toEqual([[]]);
  });
});
