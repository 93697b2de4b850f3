import type { Note, NoteDetail, VocabularyTerm } from '@stitchbook/api-types';
import { MAX_VOCABULARY_TERMS } from '@stitchbook/contracts';
import { formOf, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let ben: Person;
let count = 0;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  count += 1;
  [ada, ben] = [await gateway.join(`Ada${count}`), await gateway.join(`Ben${count}`)];
});
afterAll(() => gateway.close());

const sql = (text: string, parameters: unknown[] = []) => gateway.database.dataSource.query(text, parameters);
const add = (person: Person, term: unknown) => person.ask('POST', '/api/vocabulary', { json: { term } });
const termsOf = async (person: Person) =>
  ((await person.get('/api/vocabulary')).body as VocabularyTerm[]).map(({ term }) => term);

describe('my words', () => {
  it('are added as they are written, listed with the latest first, and removed', async () => {
    const { status, body } = await add(ada, '  Norland   Park ');
    expect({ status, body }).toEqual({
      status: 201,
      body: { id: expect.any(Number), term: 'Norland Park', heard: [], createdAt: expect.stringMatching(/Z$/) },
    });
    await add(ada, 'Żaneta');
    expect(await termsOf(ada)).toEqual(['Żaneta', 'Norland Park']);
    const { id } = body as VocabularyTerm;
    expect(await ada.ask('DELETE', `/api/vocabulary/${id}`)).toMatchObject({ status: 200, body: { success: true } });
    expect(await termsOf(ada)).toEqual(['Żaneta']);
    expect(await ada.ask('DELETE', `/api/vocabulary/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'word.missing', message: 'This is none of your words any more.' },
    });
  });

  it('are nobody else’s to see or remove, and those of nobody who is not signed in', async () => {
    const { id } = (await add(ada, 'Norland')).body as VocabularyTerm;
    expect(await termsOf(ben)).toEqual([]);
    expect(await ben.ask('DELETE', `/api/vocabulary/${id}`)).toMatchObject({ status: 404 });
    expect(await add(ben, 'Norland')).toMatchObject({ status: 201 });
    expect(await termsOf(ada)).toEqual(['Norland']);
    const visitor = gateway.visitor();
    expect(await visitor.get('/api/vocabulary')).toMatchObject({ status: 401 });
    expect(await add(visitor, 'Norland')).toMatchObject({ status: 401 });
  });

  it.each(['', '   ', '...', 'x'.repeat(61), 'a\u0000b', 'e' + '\u0301'.repeat(400), 7, null, ['Norland']])(
    'are refused with a sentence where they are none: %j',
    async (term) => {
      expect(await add(ada, term)).toMatchObject({
        status: 400,
        body: { message: 'A word must have 1 to 60 characters, and a letter or digit among them.' },
      });
      expect(await termsOf(ada)).toEqual([]);
    },
  );

  it('are added with what is heard for them, so that one that was removed can be brought back', async () => {
    const heard = ['Seer-sha', 'Sir Sha'];
    const added = await ada.ask('POST', '/api/vocabulary', { json: { term: 'Saoirse', heard } });
    expect(added).toMatchObject({ status: 201, body: { term: 'Saoirse', heard } });
    for (const broken of ['Seer-sha', [''], [7], Array.from({ length: 11 }, (_, n) => `Sir ${n}`), ['x'.repeat(61)]]) {
      const refused = await ada.ask('POST', '/api/vocabulary', { json: { term: 'Niamh', heard: broken } });
      expect(refused).toMatchObject({
        status: 400,
        body: { message: 'What is heard for a word must be at most 10 texts, each as a word is.' },
      });
    }
  });

  it('are there once each, whatever their capitals, also for who adds one twice at once', async () => {
    const answers = await Promise.all(['Norland', 'norland', 'NORLAND'].map((term) => add(ada, term)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 409, 409]);
    expect(await add(ada, 'Norland')).toMatchObject({
      status: 409,
      body: { code: 'word.known', message: 'You have “Norland” already.' },
    });
  });

  it('are bounded, also for who adds two at once', async () => {
    await sql(`insert into vocabulary_terms (owner_id, term) select $1, 'Word ' || n from generate_series(2, $2) n`, [
      ada.id,
      MAX_VOCABULARY_TERMS,
    ]);
    const answers = await Promise.all([add(ada, 'Norland'), add(ada, 'Dashwood')]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: 'word.too-many',
      message: 'You can have at most 500 words. Please remove one first.',
    });
    expect(await termsOf(ada)).toHaveLength(MAX_VOCABULARY_TERMS);
  });

  it('go with the account', async () => {
    await add(ada, 'Norland');
    const { rows } = { rows: await sql('select 1 from vocabulary_terms where owner_id = $1', [ada.id]) };
    expect(rows).toHaveLength(1);
    const { email } = (await ada.get('/api/account')).body as { email: string | null };
    const deleted = await ada.ask('DELETE', '/api/account', { json: { confirm: email ?? String(ada.id) } });
    expect(deleted).toMatchObject({ status: 200 });
    expect(await sql('select 1 from vocabulary_terms where owner_id = $1', [ada.id])).toEqual([]);
  });
});

describe('a note whose words were put in', () => {
  const TRANSCRIPT = 'To Norland we go, and to Norland Park.';
  const SUBSTITUTIONS = [
    { term: 'Norland', heard: 'Norlan', at: 3 },
    { term: 'Norland Park', heard: 'Norlan park', at: 25 },
  ];
  let note: Note;
  const detail = async (person: Person) => (await person.get(`/api/notes/${note.id}`)).body as NoteDetail;

  beforeEach(async () => {
    const form = formOf({ title: 'House', transcript: TRANSCRIPT }, { bytes: await readFixture('amiable.wav') });
    note = (await ada.ask('POST', '/api/notes', { form })).body as Note;
    await sql(
      `update recordings set transcript = $2, segments = $3, substitutions = $4
       where id = (select recording_id from notes where id = $1)`,
      [
        note.id,
        TRANSCRIPT,
        JSON.stringify([{ startSeconds: 0, endSeconds: 3, text: TRANSCRIPT }]),
        JSON.stringify(SUBSTITUTIONS),
      ],
    );
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: ben.id, permission: 'edit' } });
  });

  it('says so to its owner, and to nobody else', async () => {
    expect((await detail(ada)).substitutions).toEqual(SUBSTITUTIONS);
    expect((await detail(ben)).substitutions).toEqual([]);
    const exported = await ben.get(`/api/notes/${note.id}/export?format=json`);
    expect(JSON.stringify(exported.body)).not.toContain('Norlan park');
  });

  it('says so no more of what was put back, keeps its times, and knows the others where they are now', async () => {
    const transcript = 'So then. To Norlan we go, and to Norland Park.';
    await ben.ask('POST', `/api/notes/${note.id}/update-transcript`, { json: { transcript } });
    const { substitutions, segments } = await detail(ada);
    expect(substitutions).toEqual([
      { term: 'Norland Park', heard: 'Norlan park', at: transcript.indexOf('Norland Park') },
    ]);
    expect(segments).toEqual([{ startSeconds: 0, endSeconds: 3, text: transcript }]);
  });
});
