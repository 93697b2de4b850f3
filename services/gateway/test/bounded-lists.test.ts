import { jest } from '@jest/globals';
import type { Comment, Creation, Note, NoteDetail, Theme } from '@stitchbook/api-types';
import { reportFigure } from '@stitchbook/testing';
import { DataSource } from 'typeorm';
import { creationPageQuery } from '../src/creations/creation-page.query.ts';
import { noteForm } from './support/forms.ts';
import type { Answer, Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const MIB = 2 ** 20;
/** The last entry of a page may be the one that fills it. */
const MAX_ANSWER_BYTES = MIB + 64 * 1_024;

jest.setTimeout(120_000);

let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

const run = (sql: string, parameters: unknown[] = []) => gateway.database.dataSource.query(sql, parameters);
const bytesOf = ({ body }: Answer) => Buffer.byteLength(JSON.stringify(body));
const nextOf = ({ headers }: Answer) => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];

/** Every page of a list, from the first. */
async function readAll(path: string): Promise<Answer[]> {
  const pages: Answer[] = [];
  for (let next: string | undefined = path; next; next = nextOf(pages.at(-1) as Answer))
    pages.push(await ada.get(next));
  return pages;
}

async function saveNote(transcript: string): Promise<Note> {
  return (await ada.ask('POST', '/api/notes', { form: noteForm('A note', transcript) })).body as Note;
}
const firstInList = async () => ((await ada.get('/api/notes')).body as Note[])[0] as Note;

describe('the words of a note in a list', () => {
  it('are whole up to 2,000 characters, and the first 2,000 beyond', async () => {
    await saveNote('x'.repeat(2_000));
    expect(await firstInList()).toMatchObject({ transcript: 'x'.repeat(2_000), transcriptTruncated: false });
    const { id } = await saveNote(`${'x'.repeat(2_000)}y`);
    expect(await firstInList()).toMatchObject({ id, transcript: 'x'.repeat(2_000), transcriptTruncated: true });
    const whole = { transcript: `${'x'.repeat(2_000)}y`, transcriptTruncated: false };
    expect((await ada.get(`/api/notes/${id}`)).body as NoteDetail).toMatchObject(whole);
  });

  it.each([
    ['a surrogate pair', `x${'😀'.repeat(2_500)}`, `x${'😀'.repeat(1_999)}`],
    ['what people take for one character', `${'x'.repeat(1_998)}👩‍🚀 and on`, 'x'.repeat(1_998)],
    ['a letter and its mark', `${'x'.repeat(1_999)}e\u0301 and on`, 'x'.repeat(1_999)],
    ['a whole character at the end', `${'x'.repeat(1_997)}👩‍🚀 and on`, `${'x'.repeat(1_997)}👩‍🚀`],
  ])('are not cut through %s', async (_what, words, shown) => {
    await saveNote(words);
    expect(await firstInList()).toMatchObject({ transcript: shown, transcriptTruncated: true });
  });

  it('are cut through a pile of marks that has no end', async () => {
    await saveNote(`e${'\u0301'.repeat(5_000)}`);
    const { transcript } = await firstInList();
    expect([...transcript]).toHaveLength(2_000);
  });

  it('are whole in the answer to every change, and never come with those that were saved first', async () => {
    const words = 'Many words. '.repeat(1_000);
    const { id, transcript } = await saveNote(words);
    expect(transcript).toBe(words);
    const answer = await ada.ask('POST', `/api/notes/${id}/update-transcript`, {
      json: { transcript: `${words}More.` },
    });
    expect(answer.body).toMatchObject({ note: { transcript: `${words}More.`, transcriptTruncated: false } });
    expect(JSON.stringify(await firstInList())).not.toContain('original');
    expect((await ada.get(`/api/notes/${id}`)).body).toMatchObject({ originalTranscript: words });
  });
});

describe('a page ends by its bytes', () => {
  it('for notes, and leads on to the rest, each once and in their order', async () => {
    await run(
      `insert into notes (owner_id, title, transcript) select $1, 'Note ' || i, repeat('言', 2000) from generate_series(1, 400) i`,
      [ada.id],
    );
    const pages = await readAll('/api/notes?limit=200&sort=oldest');
    for (const page of pages) expect(bytesOf(page)).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
    expect(pages).toHaveLength(3);
    const titles = pages.flatMap(({ body }) => (body as Note[]).map(({ title }) => title));
    expect(new Set(titles).size).toBe(400);
  });

  it('for creations, one of which may be larger than a page', async () => {
    const { id } = await saveNote('Words.');
    await run(
      `insert into creations (owner_id, note_id, job_id, type, content, engine, transcript_version)
       select $1, $2, gen_random_uuid(), 'story', repeat('once upon a time ', case when i = 5 then 200000 else 20000 end), 'built-in/1', 1
       from generate_series(1, 12) i`,
      [ada.id, id],
    );
    const pages = await readAll('/api/creations');
    const sizes = pages.map(({ body }) => (body as Creation[]).length);
    expect(sizes).toEqual([3, 3, 1, 1, 3, 1]);
    const ids = pages.flatMap(({ body }) => (body as Creation[]).map((creation) => creation.id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('for creations in the order in which they were made, whenever they came in, and along an index', async () => {
    const { dataSource } = gateway.database;
    await run(
      `insert into creations (owner_id, job_id, type, content, engine, transcript_version, created_at)
       select u.id, gen_random_uuid(), 'story', 'x', 'built-in/1', 1, '2024-01-01'::timestamptz + (i * 7919 % 2000) / 4 * interval '1 s'
       from users u, generate_series(1, 2000) i`,
    );
    await run('analyze creations');
    const pages = await readAll('/api/creations?limit=200');
    const creations = pages.flatMap(({ body }) => body as Creation[]);
    expect(new Set(creations.map(({ id }) => id)).size).toBe(2_000);
    const inOrder = creations.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
    expect(creations.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
    const asked = [ada.id, 51, null, null, new Date('2024-01-01T00:05:00Z'), 7];
    const plan = JSON.stringify(await dataSource.query(`explain (format json) ${creationPageQuery(true)}`, asked));
    expect(plan).toContain('creations_owner_newest');
    expect(plan).not.toContain('Seq Scan');
    for (const cursor of ['7', '2024-99-01T00:00:00.000Z_7', '2024-01-01T00:00:00.000Z_x'])
      expect(await ada.get(`/api/creations?cursor=${cursor}`)).toMatchObject({ status: 400 });
  });

  it('for comments', async () => {
    const { id } = await saveNote('Words.');
    await run(
      `insert into comments (note_id, user_id, content) select $2, $1, repeat('言', 5000) from generate_series(1, 100)`,
      [ada.id, id],
    );
    const pages = await readAll(`/api/notes/${id}/comments`);
    for (const page of pages) expect(bytesOf(page)).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
    expect(pages.flatMap(({ body }) => body as Comment[])).toHaveLength(100);
    expect(pages).toHaveLength(2);
  });

  it('and by their number for themes, none of which is out of reach', async () => {
    await run(`insert into themes (owner_id, name) select $1, 'theme ' || i from generate_series(1, 1500) i`, [ada.id]);
    const pages = await readAll('/api/themes');
    expect(pages.map(({ body }) => (body as Theme[]).length)).toEqual([1_000, 500]);
    expect(await ada.get('/api/themes?limit=0')).toMatchObject({ status: 400 });
    expect(await ada.get('/api/themes?limit=2&cursor=theme+7')).toMatchObject({
      body: [{ name: 'theme 70' }, { name: 'theme 700' }],
    });
  });
});

interface OpenConnection {
  connection: { stream: { bytesRead: number } };
}

/** All of the gateway that were ever looked at: it closes those that it has not needed for ten seconds. */
const connections = new Set<OpenConnection>();

/** What came from the database since, in all connections of the gateway. */
function readFromDatabase(): number {
  const { driver }: { driver: object } = gateway.app.get(DataSource);
  const { master } = driver as { master: { _clients: OpenConnection[] } };
  for (const each of master._clients) connections.add(each);
  return [...connections].reduce((sum, { connection }) => sum + connection.stream.bytesRead, 0);
}

describe('200 notes of 4 MB that somebody shared', () => {
  it('come in a list of less than a megabyte, and no more than that is read from the database', async () => {
    const mallory = await gateway.join('Mallory');
    // What searches are answered from is not what is looked at here, and takes minutes to fill.
    await run('drop index notes_transcript_trigrams');
    await run('alter table notes disable trigger search_new_notes');
    await run('alter table notes disable trigger count_words_of_new_notes');
    await run('alter table shares disable trigger search_added_shares');
    await run(
      `with made as (
         insert into notes (owner_id, title, transcript, original_transcript)
         select $1, 'Note ' || i, repeat('Many words. ', 333333), repeat('Other words.', 333333) from generate_series(1, 200) i
         returning id)
       insert into shares (note_id, user_id, permission) select id, $2, 'view' from made`,
      [mallory.id, ada.id],
    );
    await ada.get('/api/notes');
    const before = { bytes: readFromDatabase(), heap: process.memoryUsage() };
    const answer = await ada.get('/api/notes?limit=200');
    const read = readFromDatabase() - before.bytes;
    const after = process.memoryUsage();
    expect(answer.body).toHaveLength(200);
    expect(bytesOf(answer)).toBeLessThanOrEqual(MIB);
    expect(read).toBeGreaterThan(100_000);
    expect(read).toBeLessThanOrEqual(2 * MIB);
    // Far below the one note in whole that it was not to read; the rest is the test's own copy of the answer.
    expect(after.heapUsed + after.external - before.heap.heapUsed - before.heap.external).toBeLessThan(64 * MIB);
    reportFigure(
      43,
      `a list of 200 notes of 4 MB is an answer of ${Math.round(bytesOf(answer) / 1_000)} kB, for which ${Math.round(read / 1_000)} kB were read from the database`,
    );
  });
});
