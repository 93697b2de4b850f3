import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Job, Recording, type StoredAnswer } from '@stitchbook/database';
import { createJob } from '@stitchbook/jobs';
import { type TestDatabase, type TestWorker, addUser, createTestDatabase, startTestWorker } from '@stitchbook/testing';
import type { AnswerOptions, AnswerSentence, LanguageEngine, QuestionInput } from '@stitchbook/text';
import { CreationRepository } from '../src/creation.repository.ts';
import { excerptAround } from '../src/excerpt-around.ts';
import { SourceNoteRepository } from '../src/source-note.repository.ts';
import { savedNotes } from './support/saved-notes.ts';
import { WriteAnswerHandler } from '../src/write-answer.handler.ts';

let database: TestDatabase;
let worker: TestWorker;
let ada: string;
let grace: string;
/** What the engine was asked last. */
let asked: QuestionInput | null = null;
/** Happens when the first sentence is there, once. */
let meanwhile: (() => Promise<unknown>) | null = null;

/** Says of each note its first three words, and cites them. */
async function answer(input: QuestionInput, { onSentence }: AnswerOptions = {}): Promise<AnswerSentence[]> {
  asked = input;
  const sentences = input.notes.map(({ transcript }, note) => {
    const text = transcript.split(' ').slice(0, 3).join(' ');
    return { text: `It says ${text}.`, citations: [{ note, at: 0, length: text.length }] };
  });
  onSentence?.(sentences.slice(0, 1));
  await meanwhile?.();
  meanwhile = null;
  return sentences;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { dataSource } = database;
  const handler = new WriteAnswerHandler(new SourceNoteRepository(dataSource), new CreationRepository(dataSource), {
    answer,
  } as LanguageEngine);
  worker = await startTestWorker(database, {
    kind: 'write-answer',
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

async function begin(ownerId: string, noteIds: number[], places = noteIds.map(() => 0)): Promise<string> {
  const { id } = await database.dataSource.transaction((manager) =>
    createJob(manager, { kind: 'write-answer', ownerId, input: { question: 'What is there?', noteIds, places } }),
  );
  await worker.producer.enqueue(await find(id));
  return id;
}

const find = (id: string) => database.dataSource.getRepository(Job).findOneByOrFail({ id });

async function untilEnded(id: string): Promise<Job> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(50)) {
    const job = await find(id);
    if (job.state === 'done' || job.state === 'failed') return job;
  }
  throw new Error('it never ended');
}

const write = async (...about: Parameters<typeof begin>) => untilEnded(await begin(...about));
const sentencesOf = ({ output }: Job) => (output as StoredAnswer).sentences;

describe('writing an answer', () => {
  it('keeps each sentence with the words that it rests on, and the moment at which they are said', async () => {
    const recordingId = randomUUID();
    await database.dataSource.getRepository(Recording).insert({
      id: recordingId,
      ownerId: ada,
      audioKey: recordingId,
      format: 'wav',
      bytes: 10,
      sha256: 'a'.repeat(64),
      segments: [{ startSeconds: 4, endSeconds: 7, text: 'The boat is sold.' }],
    } as object);
    const spoken = await save(ada, 'The boat is sold.', recordingId);
    const written = await save(ada, 'The garden is a mess.');
    const job = await write(ada, [spoken, written]);
    expect(sentencesOf(job)).toEqual([
      { text: 'It says The boat is.', citations: [{ noteId: spoken, at: 0, text: 'The boat is', atSeconds: 4 }] },
      {
        text: 'It says The garden is.',
        citations: [{ noteId: written, at: 0, text: 'The garden is', atSeconds: null }],
      },
    ]);
    expect(job).toMatchObject({ input: {}, firstWords: null });
  });

  it('tells what is written so far', async () => {
    let words: string | null = null;
    let begun!: (id: string) => void;
    // Before it begins, which may be before whoever asked has its id.
    const asking = new Promise<string>((resolve) => (begun = resolve));
    meanwhile = async () => {
      const id = await asking;
      for (const deadline = Date.now() + 20_000; words === null && Date.now() < deadline; await wait(20))
        words = (await find(id)).firstWords;
    };
    const id = await begin(ada, [await save(ada, 'The boat is sold.')]);
    begun(id);
    await untilEnded(id);
    expect(words).toBe('It says The boat is.');
  });

  it('reads only what its asker may make something of, and answers nothing of nothing', async () => {
    const [edited, viewed] = [await save(ada, 'Words that Grace may edit.'), await save(ada, 'Words only to view.')];
    await share(edited, 'edit');
    await share(viewed, 'view');
    expect(sentencesOf(await write(grace, [edited, viewed, 987_654_321]))).toHaveLength(1);
    expect(asked?.notes.map(({ transcript }) => transcript)).toEqual(['Words that Grace may edit.']);
    asked = null;
    expect(sentencesOf(await write(grace, [viewed]))).toEqual([]);
    expect(sentencesOf(await write(grace, []))).toEqual([]);
    expect(asked).toBeNull();
  });

  it('is written anew without a note whose share has ended meanwhile', async () => {
    const [shared, own] = [await save(ada, 'Words for a while.'), await save(grace, 'Words of my own.')];
    await share(shared, 'edit');
    meanwhile = () => database.dataSource.query('delete from shares where note_id = $1', [shared]);
    const job = await write(grace, [shared, own]);
    expect(job.attempt).toBe(2);
    expect(sentencesOf(job).map(({ text }) => text)).toEqual(['It says Words of my.']);
  });
});

describe('what is read of a long note', () => {
  const long = Array.from({ length: 4_000 }, (_each, at) => `word${at}`).join(' ');

  it('is what stands around the places, each once, and no half of a word', () => {
    const at = long.indexOf('word2000');
    const excerpt = excerptAround(long, [at, at + 100, long.length - 1]);
    expect(excerpt.split('\n[...]\n')).toHaveLength(2);
    expect(excerpt).toContain(' word2000 word2001 ');
    expect(excerpt).toMatch(/ word3999$/);
    expect(excerpt.length).toBeLessThan(4_000);
    const words = new Set(long.split(' '));
    expect(excerpt.split(/\s+/u).filter((word) => word !== '[...]' && !words.has(word))).toEqual([]);
  });

  it('is its beginning where nothing is known, and all of a short one', () => {
    expect(long.startsWith(excerptAround(long, []))).toBe(true);
    expect(excerptAround('Short.', [3])).toBe('Short.');
    expect(excerptAround(long, [1_000_000]).length).toBeGreaterThan(0);
  });
});
