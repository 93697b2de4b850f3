import type { Job, Note, WrittenAnswer } from '@stitchbook/api-types';
import type { StoredAnswer } from '@stitchbook/database';
import { EMBEDDING_MODEL_DIR } from '@stitchbook/testing';
import { noteForm } from './support/forms.ts';
import { makeOlder } from './support/make-older.ts';
import { VectorMaker } from './support/make-vectors.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const KNEE = 'I saw Doctor Patel. She said it is a torn meniscus. I should not run for six weeks.';
let gateway: TestGateway;
let vectors: VectorMaker;
let ada: Person;
let bob: Person;
let knee: Note;
let shared: Note;

const save = async (title: string, words: string) =>
  (await ada.ask('POST', '/api/notes', { form: noteForm(title, words) })).body as Note;
const sql = <Row>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);

beforeAll(async () => {
  gateway = await startGateway({ EMBEDDING_MODEL_DIR, LANGUAGE_MODEL: 'configured' });
  vectors = await VectorMaker.start(gateway);
  [ada, bob] = [await gateway.join('Ada'), await gateway.join('Bob')];
  knee = await save('Knee', KNEE);
  shared = await save('Boat', 'We sold the sailing boat to a family from Lisbon.');
  await ada.ask('POST', `/api/notes/${shared.id}/share`, { json: { sharedWithUserId: bob.id, permission: 'edit' } });
  await vectors.makeAll();
});
afterAll(async () => {
  await vectors.close();
  await gateway.close();
});

const write = (question: unknown, person = ada) =>
  person.ask('POST', '/api/ask/written', { json: { question }, headers: { prefer: 'respond-async' } });

/** Nothing works on the jobs: this is what the worker leaves behind. */
async function finish(jobId: string, sentences: StoredAnswer['sentences']): Promise<void> {
  await sql(`update jobs set state = 'done', output = $2 where id = $1`, [jobId, JSON.stringify({ sentences })]);
}
const cite = (note: Note, text: string, atSeconds: number | null = null) => ({
  noteId: note.id,
  at: note.transcript.indexOf(text),
  text,
  atSeconds,
});
const resultOf = async (job: Job, person = ada) =>
  ((await person.get(`/api/jobs/${job.id}`)).body as Job).result as unknown as WrittenAnswer | null;

describe('an answer that a language model writes', () => {
  it('should require authentication', async () => {
    expect(await write('What is wrong with my knee?', gateway.visitor())).toMatchObject({ status: 401 });
  });

  it('is a job that names the closest notes and places, and none of their words', async () => {
    const { status, body } = await write('What is wrong with my knee?');
    expect(status).toBe(202);
    expect(body).toMatchObject({ kind: 'write-answer', state: 'queued', result: null });
    const [row] = await sql<{ input: { question: string; noteIds: number[]; places: number[] } }>(
      'select input from jobs where id = $1',
      [(body as Job).id],
    );
    expect(row?.input.question).toBe('What is wrong with my knee?');
    expect(row?.input.noteIds[0]).toBe(knee.id);
    expect(row?.input.places.slice(0, 3).toSorted((one, other) => one - other)).toEqual([0, 20, 52]);
    expect(JSON.stringify(row)).not.toContain('meniscus');
  });

  it('is of the notes that are quoted, also of an earlier one that says what is to come', async () => {
    const note = await save('Taxes', 'The tax return is due next Friday.');
    await vectors.makeAll();
    await makeOlder(gateway, note.id);
    const { body } = await write('When is the tax return due this week?');
    const [row] = await sql<{ input: { noteIds: number[] } }>('select input from jobs where id = $1', [
      (body as Job).id,
    ]);
    expect(row?.input.noteIds[0]).toBe(note.id);
  });

  it.each([[''], ['   '], [7], ['x'.repeat(501)], ['\u0000']])('refuses %j as a question', async (question) => {
    expect(await write(question)).toMatchObject({ status: 400 });
  });

  it('shows its sentences with the words that they rest on', async () => {
    const job = (await write('What is wrong with my knee?')).body as Job;
    const text = 'She said it is a torn meniscus.';
    await finish(job.id, [{ text: 'Your meniscus is torn.', citations: [cite(knee, text, 4.5)] }]);
    expect(await resultOf(job)).toEqual({
      sentences: [
        {
          text: 'Your meniscus is torn.',
          quotes: [
            {
              noteId: knee.id,
              noteTitle: 'Knee',
              createdAt: knee.createdAt,
              text,
              audioUrl: null,
              duration: 0,
              atSeconds: 4.5,
            },
          ],
        },
      ],
    });
    expect(await bob.get(`/api/jobs/${job.id}`)).toMatchObject({ status: 404 });
  });

  it('loses the sentences whose words were corrected since', async () => {
    const note = await save('Tea', 'The tea is green. The cup is blue.');
    const job = (await write('What colour is the tea?')).body as Job;
    await finish(job.id, [
      { text: 'It is green.', citations: [cite(note, 'The tea is green.')] },
      { text: 'The cup is blue.', citations: [cite(note, 'The cup is blue.')] },
    ]);
    await ada.ask('POST', `/api/notes/${note.id}/update-transcript`, {
      json: { transcript: 'The tea is black. The cup is blue.' },
    });
    expect((await resultOf(job))?.sentences.map(({ text }) => text)).toEqual(['The cup is blue.']);
  });

  it('loses the sentences that rest on a note whose share has ended, even in part', async () => {
    const own = (await bob.ask('POST', '/api/notes', { form: noteForm('Mine', 'I want a boat.') })).body as Note;
    const job = (await write('Who bought the boat?', bob)).body as Job;
    const sold = cite(shared, 'to a family from Lisbon');
    await finish(job.id, [
      { text: 'A family bought it.', citations: [sold] },
      { text: 'You want one, and it is sold.', citations: [cite(own, 'I want a boat.'), sold] },
      { text: 'You want one.', citations: [cite(own, 'I want a boat.')] },
    ]);
    expect((await resultOf(job, bob))?.sentences).toHaveLength(3);
    await ada.ask('DELETE', `/api/notes/${shared.id}/shares/${bob.id}`);
    await sql('delete from shares where note_id = $1', [shared.id]);
    expect((await resultOf(job, bob))?.sentences.map(({ text }) => text)).toEqual(['You want one.']);
  });

  it.each([
    ['ended the share of', (note: Note) => ada.ask('DELETE', `/api/notes/${note.id}/shares/${bob.id}`)],
    ['deleted', (note: Note) => ada.ask('DELETE', `/api/notes/${note.id}`)],
  ])('says nothing of what it has so far once its owner has %s a note that it was given', async (_, take) => {
    const canoe = await save('Canoe', 'We sold the canoe to a teacher from Porto.');
    await ada.ask('POST', `/api/notes/${canoe.id}/share`, { json: { sharedWithUserId: bob.id, permission: 'edit' } });
    await vectors.makeAll();
    const { id } = (await write('Who bought the canoe?', bob)).body as Job;
    await sql(`update jobs set state = 'running', first_words = 'A teacher from Porto.' where id = $1`, [id]);
    const show = () => bob.get(`/api/jobs/${id}`);
    expect(await show()).toMatchObject({ body: { state: 'running', firstWords: 'A teacher from Porto.' } });
    expect(await take(canoe)).toMatchObject({ status: 200 });
    expect(await show()).toMatchObject({ status: 200, body: { state: 'running', firstWords: null, result: null } });
  });

  it('is gone with a note that it may quote', async () => {
    const note = await save('Secret', 'The key is under the pot.');
    const job = (await write('Where is the key?')).body as Job;
    await finish(job.id, [{ text: 'Under the pot.', citations: [cite(note, 'under the pot')] }]);
    await ada.ask('DELETE', `/api/notes/${note.id}`);
    expect(await ada.get(`/api/jobs/${job.id}`)).toMatchObject({ status: 404 });
  });
});

describe('without a language model', () => {
  it('no answer is written, and the sentence says why', async () => {
    const other = await startGateway({ EMBEDDING_MODEL_DIR });
    try {
      const person = await other.join('Ada');
      expect(await write('What is wrong with my knee?', person)).toMatchObject({
        status: 503,
        body: { code: 'ask.no-language-model' },
      });
    } finally {
      await other.close();
    }
  });
});
