import type { Note, NoteDetail } from '@stitchbook/api-types';
import { MAX_PINNED_NOTES } from '@stitchbook/contracts';
import { EventStream } from './support/event-stream.ts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let ben: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, ben] = [await gateway.join('Ada'), await gateway.join('Ben')];
  note = await save(ada, 'Ours');
});
afterAll(() => gateway.close());

const sql = (text: string, parameters: unknown[] = []) => gateway.database.dataSource.query(text, parameters);
const save = async (person: Person, title: string) =>
  (await person.ask('POST', '/api/notes', { form: noteForm(title, `Words of ${title}.`) })).body as Note;
const on = (path: string, id: number | string = note.id) => `/api/notes/${id}/${path}`;
const share = (person = ben, permission = 'comment') =>
  ada.ask('POST', on('share'), { json: { sharedWithUserId: person.id, permission } });
const unshare = (person = ben) => ada.ask('DELETE', on(`shares/${person.id}`));
const comment = (person: Person) => person.ask('POST', on('comments'), { json: { content: 'Well said.' } });
const see = (person: Person) => person.ask('POST', on('seen'));
const listOf = async (person: Person, query = '') => (await person.get(`/api/notes${query}`)).body as Note[];
const cardFor = async (person: Person) => (await listOf(person)).find(({ id }) => id === note.id) as Note;
const titlesOf = async (person: Person, query: string) => (await listOf(person, query)).map(({ title }) => title);

describe('with whom a note is shared', () => {
  it('is told to its owner: how many, and the first three by name', async () => {
    expect(await cardFor(ada)).toMatchObject({ sharedWith: null });
    const others = [ben, await gateway.join('Cleo'), await gateway.join('Dan'), await gateway.join('Eve')];
    for (const person of others) await share(person);
    const sharedWith = { count: 4, names: ['Ben Test', 'Cleo Test', 'Dan Test'] };
    expect(await cardFor(ada)).toMatchObject({ sharedWith });
    expect((await ada.get(`/api/notes/${note.id}`)).body as NoteDetail).toMatchObject({ sharedWith });
    for (const person of others) await unshare(person);
    expect(await cardFor(ada)).toMatchObject({ sharedWith: null });
  });

  it('is not told to those it is shared with', async () => {
    await share();
    expect(await cardFor(ben)).toMatchObject({ sharedWith: null });
  });
});

describe('how many comments a note has', () => {
  it('is told to all who read it, without those that were deleted', async () => {
    await share();
    await comment(ada);
    const { body } = await comment(ben);
    expect([await cardFor(ada), await cardFor(ben)]).toMatchObject([{ comments: 2 }, { comments: 2 }]);
    await ben.ask('DELETE', `/api/comments/${(body as { id: number }).id}`);
    expect(await cardFor(ada)).toMatchObject({ comments: 1 });
  });

  it('is counted up to a thousand', async () => {
    await sql(`insert into comments (note_id, user_id, content) select $1, $2, 'x' from generate_series(1, 1001)`, [
      note.id,
      ada.id,
    ]);
    expect(await cardFor(ada)).toMatchObject({ comments: 1_000 });
  });
});

describe('what is new', () => {
  it('is a note that was shared, until it has been seen; reading it alone changes nothing', async () => {
    expect(await cardFor(ada)).toMatchObject({ isNew: false });
    await share();
    expect(await cardFor(ben)).toMatchObject({ isNew: true });
    expect(await ben.get(`/api/notes/${note.id}`)).toMatchObject({ body: { isNew: true } });
    expect(await cardFor(ben)).toMatchObject({ isNew: true });
    for (let time = 0; time < 2; time += 1) expect(await see(ben)).toMatchObject({ status: 204 });
    expect(await cardFor(ben)).toMatchObject({ isNew: false });
    await share(ben, 'view');
    expect(await cardFor(ben)).toMatchObject({ isNew: false });
  });

  it('is a comment of somebody else, not of oneself', async () => {
    await share();
    await see(ben);
    await comment(ben);
    expect([await cardFor(ada), await cardFor(ben)]).toMatchObject([{ isNew: true }, { isNew: false }]);
    await see(ada);
    await comment(ada);
    expect([await cardFor(ada), await cardFor(ben)]).toMatchObject([{ isNew: false }, { isNew: true }]);
    await see(ben);
    expect(await cardFor(ben)).toMatchObject({ isNew: false });
    await comment(ben);
    expect(await cardFor(ada)).toMatchObject({ isNew: true });
  });

  it('is a note that is shared again after its share had ended', async () => {
    await share();
    await see(ben);
    await ben.ask('PUT', on('pin'));
    await unshare();
    expect(await listOf(ben)).toEqual([]);
    expect(
      await sql('select 1 from note_pins union all select 1 from note_visits where user_id = $1', [ben.id]),
    ).toEqual([]);
    await share();
    expect(await cardFor(ben)).toMatchObject({ isNew: true, pinned: false });
  });
});

describe('a pin', () => {
  it('is of one reader, as often as it is asked for', async () => {
    await share();
    for (let time = 0; time < 2; time += 1) expect(await ben.ask('PUT', on('pin'))).toMatchObject({ status: 204 });
    expect([await cardFor(ada), await cardFor(ben)]).toMatchObject([{ pinned: false }, { pinned: true }]);
    for (let time = 0; time < 2; time += 1) expect(await ben.ask('DELETE', on('pin'))).toMatchObject({ status: 204 });
    expect(await cardFor(ben)).toMatchObject({ pinned: false });
  });

  it('filters lists, searches and counts', async () => {
    await save(ada, 'Mine');
    await save(ada, 'Other');
    await save(ben, 'His');
    await share();
    await ben.ask('PUT', on('pin'));
    expect(await titlesOf(ben, '?pinned=true')).toEqual(['Ours']);
    expect(await titlesOf(ben, '?pinned=false')).toEqual(['His']);
    await ada.ask('PUT', on('pin'));
    for (const query of ['', '&q=words', '&q=word&sort=title', '&q=wrods', '&q=%E2%80%A6', '&tag=none', '&q=ours'])
      expect(await titlesOf(ada, `?pinned=true${query}`)).toEqual(/none|%E2/.test(query) ? [] : ['Ours']);
    for (const query of ['', '&q=words', '&q=word', '&q=wrods'])
      expect(await titlesOf(ada, `?pinned=false&sort=title${query}`)).toEqual(['Mine', 'Other']);
    expect(await titlesOf(ada, '?pinned=false&q=words')).toEqual(['Other', 'Mine']);
    for (const [pinned, total] of [
      ['true', 1],
      ['false', 2],
    ] as const)
      for (const q of ['', 'words'])
        expect(await ada.get(`/api/notes/filter-counts?pinned=${pinned}&q=${q}`)).toMatchObject({ body: { total } });
    expect(await ada.get('/api/notes?pinned=yes')).toMatchObject({
      status: 400,
      body: { message: 'pinned must be true or false.' },
    });
  });

  it(`is one of ${MAX_PINNED_NOTES} at most, also when two are asked for at once`, async () => {
    await sql(
      `with made as (insert into notes (owner_id, title, transcript) select $1, 'Note ' || i, '' from generate_series(1, $2::int) i
                     returning id)
       insert into note_pins (user_id, note_id) select $1, id from made`,
      [ada.id, MAX_PINNED_NOTES - 1],
    );
    const another = await save(ada, 'Another');
    const answers = await Promise.all([note.id, another.id].map((id) => ada.ask('PUT', on('pin', id))));
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 409]));
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'pin.too-many',
      message: 'You can pin at most 100 notes. Unpin one to pin another.',
    });
    const [pinned] = await listOf(ada, '?pinned=true&limit=1');
    expect(await ada.ask('PUT', on('pin', pinned?.id))).toMatchObject({ status: 204 });
  });
});

describe('pins and visits', () => {
  it('change the ETag of the list, and of nobody else', async () => {
    await share();
    const tagOf = async (person: Person) => (await person.get('/api/notes')).headers.get('etag');
    const before = [await tagOf(ada), await tagOf(ben)];
    await ben.ask('PUT', on('pin'));
    const pinned = await tagOf(ben);
    await see(ben);
    expect(await tagOf(ada)).toBe(before[0]);
    expect(new Set([before[1], pinned, await tagOf(ben)]).size).toBe(3);
  });

  it('are told to the other windows of that person alone', async () => {
    await share();
    const [adas, bens] = [
      await EventStream.openChanges(gateway.address, ada),
      await EventStream.openChanges(gateway.address, ben),
    ];
    try {
      for (const stream of [adas, bens]) stream.forget();
      await ben.ask('PUT', on('pin'));
      await bens.next('list');
      bens.forget();
      await see(ben);
      await bens.next('list');
      await ada.ask('PUT', on('pin'));
      await adas.next('list');
      expect(adas.told.map(({ type }) => type)).toEqual(['list']);
    } finally {
      for (const stream of [adas, bens]) await stream.leave();
    }
  });

  it.each([
    ['PUT', 'pin'],
    ['DELETE', 'pin'],
    ['POST', 'seen'],
  ] as const)('%s /api/notes/{id}/%s asks a visitor to sign in, and tells a stranger nothing', async (method, path) => {
    expect(await gateway.visitor().ask(method, on(path))).toMatchObject({ status: 401 });
    expect(await ben.ask(method, on(path))).toMatchObject({ status: 404, body: { code: 'note.missing' } });
    expect(await ben.ask(method, on(path, 987_654_321))).toMatchObject({ status: 404, body: { code: 'note.missing' } });
    expect(await ada.ask(method, on(path, 'x'))).toMatchObject({ status: 400 });
    expect(await sql('select 1 from note_pins where user_id = $1', [ben.id])).toEqual([]);
  });
});
