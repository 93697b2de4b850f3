import type { MeaningProgress, Note } from '@stitchbook/api-types';
import { EMBEDDING_MODEL_DIR } from '@stitchbook/testing';
import { noteForm } from './support/forms.ts';
import { VectorMaker } from './support/make-vectors.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let vectors: VectorMaker;
let ada: Person;
let bob: Person;
let dentist: Note;
let garden: Note;
let boat: Note;

const save = async (person: Person, title: string, words: string) =>
  (await person.ask('POST', '/api/notes', { form: noteForm(title, words) })).body as Note;

beforeAll(async () => {
  gateway = await startGateway({ EMBEDDING_MODEL_DIR });
  vectors = await VectorMaker.start(gateway);
  [ada, bob] = [await gateway.join('Ada'), await gateway.join('Bob')];
  dentist = await save(ada, 'Monday', 'I slept badly. My teeth will be checked on Thursday at nine. Bring the card.');
  garden = await save(
    ada,
    'Garden',
    'The tomatoes in the greenhouse are nearly ripe. I must water them every evening.',
  );
  boat = await save(ada, 'Boat', 'We sold the sailing boat to a family from Lisbon for four thousand euros.');
  await vectors.makeAll();
});
afterAll(async () => {
  await vectors.close();
  await gateway.close();
});

const find = async (q: string, by: string, person = ada, more = '') =>
  (await person.get(`/api/notes?q=${encodeURIComponent(q)}&by=${by}${more}`)).body as Note[];
const idsOf = (notes: Note[]) => notes.map(({ id }) => id);

describe('finding notes by what they mean', () => {
  it('should require authentication', async () => {
    expect(await gateway.visitor().get('/api/notes?q=teeth&by=meaning')).toMatchObject({ status: 401 });
    expect(await gateway.visitor().get('/api/notes/meaning')).toMatchObject({ status: 401 });
    expect(await gateway.visitor().get(`/api/notes/${boat.id}/related`)).toMatchObject({ status: 401 });
  });

  it('finds a note by a paraphrase, with the sentence that comes closest', async () => {
    const [first] = await find('appointment with the dentist', 'meaning');
    expect(first).toMatchObject({
      id: dentist.id,
      closest: { text: 'My teeth will be checked on Thursday at nine.', atSeconds: null },
    });
  });

  it('finds by words alone unless it is asked for more', async () => {
    expect(idsOf(await find('appointment with the dentist', 'words'))).toEqual([]);
    const plain = (await ada.get('/api/notes?q=appointment%20with%20the%20dentist')).body as Note[];
    expect(plain).toEqual([]);
    expect((await find('boat', 'words'))[0]).not.toHaveProperty('closest');
  });

  it('lists what has the words first, and after it what else comes close, each once', async () => {
    const found = await find('boat', 'both');
    expect(found[0]).toMatchObject({ id: boat.id, matchedWords: ['boat'] });
    expect(found[0]).not.toHaveProperty('closest');
    expect(new Set(idsOf(found)).size).toBe(found.length);
    const others = await find('vegetables that I grow', 'both');
    expect(others[0]).toMatchObject({ id: garden.id, closest: { text: expect.stringContaining('tomatoes') } });
  });

  it('adds what comes close at the end of the last page alone', async () => {
    const page = await ada.get('/api/notes?q=the&by=both&limit=1');
    expect(page.headers.get('link')).toContain('rel="next"');
    expect(page.body).toHaveLength(1);
    expect((page.body as Note[])[0]).not.toHaveProperty('closest');
  });

  it('goes on beside vectors of another length, which a service may make from one day to the next', async () => {
    const { dataSource } = gateway.database;
    const change = (set: string) => dataSource.query(`update note_passages set ${set} where note_id = $1`, [garden.id]);
    const [kept] = await dataSource.query<{ vector: Buffer; code: string }[]>(
      'select vector, code from note_passages where note_id = $1',
      [garden.id],
    );
    await change(`vector = '\\x0102', code = '01'`);
    expect(idsOf(await find('appointment with the dentist', 'meaning'))[0]).toBe(dentist.id);
    await dataSource.query('update note_passages set vector = $2, code = $3 where note_id = $1', [
      garden.id,
      kept?.vector,
      kept?.code,
    ]);
  });

  it('keeps to the filters', async () => {
    const wanted = 'appointment with the dentist';
    await ada.ask('POST', `/api/notes/${dentist.id}/update-tags`, { json: { tags: ['health'] } });
    expect(idsOf(await find(wanted, 'meaning', ada, '&tag=health'))).toEqual([dentist.id]);
    expect(await find(wanted, 'meaning', ada, '&tag=elsewhere')).toEqual([]);
    expect(await find(wanted, 'meaning', ada, '&until=2020-01-01')).toEqual([]);
    expect(idsOf(await find(wanted, 'meaning', ada, '&from=2020-01-01'))).toContain(dentist.id);
    expect(await find(wanted, 'meaning', ada, '&pinned=true')).toEqual([]);
    expect(await find(wanted, 'meaning', ada, '&shared=with-me')).toEqual([]);
    expect(idsOf(await find(wanted, 'meaning', ada, '&shared=mine'))).toContain(dentist.id);
  });

  it('shows the reader nothing that they may not see, ended shares included', async () => {
    expect(await find('appointment with the dentist', 'meaning', bob)).toEqual([]);
    await ada.ask('POST', `/api/notes/${dentist.id}/share`, { json: { sharedWithUserId: bob.id, permission: 'view' } });
    expect(idsOf(await find('appointment with the dentist', 'meaning', bob))).toEqual([dentist.id]);
    expect((await bob.get('/api/notes/meaning')).body).toEqual({ notes: 1, ready: 1, wordsOnly: 0 });
    await ada.ask('DELETE', `/api/notes/${dentist.id}/shares/${bob.id}`);
    expect(await find('appointment with the dentist', 'both', bob)).toEqual([]);
    expect((await bob.get('/api/notes/meaning')).body).toEqual({ notes: 0, ready: 0, wordsOnly: 0 });
  });

  it('quotes nothing of words that were corrected since, and finds the new ones once they were read', async () => {
    const note = await save(ada, 'Plan', 'I shall learn to play the violin.');
    await vectors.makeAll();
    expect((await find('music lessons', 'meaning'))[0]).toMatchObject({ id: note.id });
    const transcript = 'I shall bake a cake with walnuts for the party.';
    await ada.ask('POST', `/api/notes/${note.id}/update-transcript`, { json: { transcript } });
    expect(idsOf(await find('music lessons', 'meaning'))).not.toContain(note.id);
    expect((await ada.get('/api/notes/meaning')).body as MeaningProgress).toEqual({ notes: 4, ready: 3, wordsOnly: 0 });
    await vectors.makeAll();
    expect((await find('dessert for the guests', 'meaning'))[0]).toMatchObject({
      id: note.id,
      closest: { text: transcript },
    });
  });

  it.each([
    ['by=guess', 'by must be one of words, meaning, both.'],
    ['by=', 'by must be one of words, meaning, both.'],
    ['by=meaning&sort=oldest', 'What is found by meaning comes best first: please leave sort out.'],
    ['by=both&sort=newest', 'What is found by meaning comes best first: please leave sort out.'],
  ])('refuses %s', async (query, message) => {
    expect(await ada.get(`/api/notes?q=a&${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  it('sorts as it is asked to where nothing is looked for, or by words alone', async () => {
    expect(await ada.get('/api/notes?by=both&sort=oldest')).toMatchObject({
      status: 200,
      body: [{ id: dentist.id }, {}, {}, {}],
    });
    expect(await find('boat', 'words', ada, '&sort=oldest')).toMatchObject([{ id: boat.id }]);
  });

  it.each([
    ['a sign', '?'],
    ['a picture', '💤'],
    ['SQL', "'; drop table notes; --"],
    ['operators', ':* & |'],
    ['one endless word', 'x'.repeat(5_000)],
    ['a backslash', '\\'],
    ['letters that change their number', 'ß İ ﷺ'],
  ])('answers whatever is looked for: %s', async (_, q) =>
    expect(await ada.get(`/api/notes?by=both&q=${encodeURIComponent(q)}`)).toMatchObject({ status: 200 }),
  );
});

describe('notes about the same', () => {
  it('are listed for who may read the note, the closest first, without the note itself', async () => {
    const greenhouse = await save(ada, 'More', 'Ripe tomatoes at last, and the greenhouse has to be watered tonight.');
    await vectors.makeAll();
    const related = (await ada.get(`/api/notes/${greenhouse.id}/related`)).body as Note[];
    expect(idsOf(related)).toEqual([garden.id]);
    expect(await bob.get(`/api/notes/${greenhouse.id}/related`)).toMatchObject({ status: 404 });
    await ada.ask('POST', `/api/notes/${greenhouse.id}/share`, {
      json: { sharedWithUserId: bob.id, permission: 'view' },
    });
    // What of the owner's comes close is the owner's alone.
    expect(await bob.get(`/api/notes/${greenhouse.id}/related`)).toMatchObject({ status: 200, body: [] });
  });

  it('lose what is not shared any more', async () => {
    const own = (await save(bob, 'Mine', 'My tomatoes are ripe, and the greenhouse needs water every evening.')).id;
    await vectors.makeAll();
    const related = async () => idsOf((await bob.get(`/api/notes/${own}/related`)).body as Note[]);
    await ada.ask('POST', `/api/notes/${garden.id}/share`, { json: { sharedWithUserId: bob.id, permission: 'view' } });
    expect(await related()).toContain(garden.id);
    await ada.ask('DELETE', `/api/notes/${garden.id}/shares/${bob.id}`);
    expect(await related()).not.toContain(garden.id);
  });

  it('are none while the note was not read', async () => {
    const fresh = await save(ada, 'Fresh', 'Tomatoes again.');
    expect(await ada.get(`/api/notes/${fresh.id}/related`)).toMatchObject({ status: 200, body: [] });
    expect(await ada.get('/api/notes/none/related')).toMatchObject({ status: 400 });
  });
});
