import { jest } from '@jest/globals';
import type { BlockedPerson, Note } from '@stitchbook/api-types';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

jest.setTimeout(30_000);

let gateway: TestGateway;
let ada: Person;
let mallory: Person;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, mallory] = await Promise.all([gateway.join('Ada'), gateway.join('Mallory')]);
});
afterAll(() => gateway.close());

const run = <T>(sql: string, parameters: unknown[] = []) => gateway.database.dataSource.query<T[]>(sql, parameters);
const save = async (owner: Person, title: string) =>
  (await owner.ask('POST', '/api/notes', { form: noteForm(title) })).body as Note;
const share = (owner: Person, { id }: Note, other: Person, permission = 'edit') =>
  owner.ask('POST', `/api/notes/${id}/share`, { json: { sharedWithUserId: other.id, permission } });
const titlesOf = async (reader: Person) => ((await reader.get('/api/notes')).body as Note[]).map(({ title }) => title);
const block = (person: Person, other: Person) => person.ask('PUT', `/api/blocked-people/${other.id}`);
const unblock = (person: Person, other: Person) => person.ask('DELETE', `/api/blocked-people/${other.id}`);
const blockedBy = async (person: Person) => (await person.get('/api/blocked-people')).body as BlockedPerson[];
const REFUSED = {
  status: 403,
  body: { code: 'share.refused', message: 'This note cannot be shared with that person.' },
};

describe('leaving a note that somebody shared', () => {
  it('takes it out of the list, and with it all that is being done for who leaves', async () => {
    const note = await save(mallory, 'Unwanted');
    await share(mallory, note, ada);
    await ada.ask('POST', `/api/notes/${note.id}/generate`, { headers: { prefer: 'respond-async' } });
    const leave = () => ada.ask('DELETE', `/api/notes/${note.id}/shares/${ada.id?.toUpperCase()}`);
    expect(await leave()).toMatchObject({ status: 200, body: { success: true } });
    expect(await titlesOf(ada)).toEqual([]);
    expect(await ada.get(`/api/notes/${note.id}`)).toMatchObject({ status: 404 });
    expect(await leave()).toMatchObject({ status: 404 });
    await share(mallory, note, ada);
    expect(await ada.ask('DELETE', `/api/notes/${note.id}/shares/me`)).toMatchObject({ status: 200 });
    expect(await titlesOf(ada)).toEqual([]);
    expect((await mallory.get(`/api/notes/${note.id}/shares`)).body).toEqual([]);
    expect(await run(`select state from jobs where note_id = $1 and owner_id = $2`, [note.id, ada.id])).toEqual([
      { state: 'cancelled' },
    ]);
  });

  it('is not for the owner, and nobody leaves for another', async () => {
    const note = await save(mallory, 'Shared');
    const grace = await gateway.join('Grace');
    await share(mallory, note, ada, 'edit');
    await share(mallory, note, grace, 'view');
    expect(await ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`)).toMatchObject({ status: 403 });
    expect(await mallory.ask('DELETE', `/api/notes/${note.id}/shares/${mallory.id}`)).toMatchObject({ status: 404 });
    expect(await titlesOf(grace)).toEqual(['Shared']);
  });
});

describe('blocking a person', () => {
  it('leaves all that they shared and refuses what they would share, until they are unblocked', async () => {
    const notes = await Promise.all(['One', 'Two', 'Three'].map((title) => save(mallory, title)));
    for (const note of notes) await share(mallory, note, ada);
    const grace = await gateway.join('Grace');
    await share(grace, await save(grace, 'Wanted'), ada);

    expect(await block(ada, mallory)).toMatchObject({
      status: 200,
      body: { userId: mallory.id, name: 'Mallory Test' },
    });
    expect(await block(ada, mallory)).toMatchObject({ status: 200 });
    expect(await titlesOf(ada)).toEqual(['Wanted']);
    for (const note of notes) expect(await share(mallory, note, ada)).toMatchObject(REFUSED);
    expect(await share(mallory, notes[0] as Note, grace)).toMatchObject({ status: 200 });
    expect(await blockedBy(ada)).toMatchObject([{ userId: mallory.id, name: 'Mallory Test' }]);

    expect(await unblock(ada, mallory)).toMatchObject({ status: 200, body: { message: 'Person unblocked' } });
    expect(await unblock(ada, mallory)).toMatchObject({ status: 404 });
    expect(await titlesOf(ada)).toEqual(['Wanted']);
    expect(await share(mallory, notes[0] as Note, ada)).toMatchObject({ status: 200 });
  });

  it('does not keep who blocks from sharing with them', async () => {
    await block(ada, mallory);
    expect(await share(ada, await save(ada, 'Mine'), mallory)).toMatchObject({ status: 200 });
  });

  it('leaves no share behind that was just being made', async () => {
    const notes = await Promise.all(Array.from({ length: 12 }, (_, index) => save(mallory, `Note ${index}`)));
    await Promise.all([...notes.map((note) => share(mallory, note, ada)), block(ada, mallory)]);
    expect(await titlesOf(ada)).toEqual([]);
  });

  it('is for people there are, and not for oneself', async () => {
    expect(await ada.ask('PUT', '/api/blocked-people/x')).toMatchObject({ status: 404 });
    expect(await ada.ask('PUT', `/api/blocked-people/${crypto.randomUUID()}`)).toMatchObject({ status: 404 });
    expect(await block(ada, ada)).toMatchObject({ status: 400, body: { message: 'You cannot block yourself.' } });
    expect(await ada.ask('DELETE', '/api/blocked-people/x')).toMatchObject({ status: 404 });
  });

  it('is known to nobody else, and should require authentication', async () => {
    await block(ada, mallory);
    expect(await blockedBy(mallory)).toEqual([]);
    expect(await block(gateway.visitor(), mallory)).toMatchObject({ status: 401 });
    expect(await gateway.visitor().get('/api/blocked-people')).toMatchObject({ status: 401 });
  });
});

describe('how many notes one person shares with another', () => {
  it('is bounded, so that nobody fills the list of another', async () => {
    await run(
      `with made as (insert into notes (owner_id, title, transcript) select $1, 'Note ' || i, '' from generate_series(1, 1000) i returning id)
       insert into shares (note_id, user_id, permission) select id, $2, 'view' from made`,
      [mallory.id, ada.id],
    );
    const one = await save(mallory, 'One more');
    expect(await share(mallory, one, ada)).toMatchObject({ status: 409, body: { code: 'share.too-many' } });
    expect(await share(mallory, one, await gateway.join('Grace'))).toMatchObject({ status: 200 });
    const [shared] = (await ada.get('/api/notes')).body as Note[];
    expect(await share(mallory, shared as Note, ada, 'comment')).toMatchObject({ status: 200 });
    expect(await block(ada, mallory)).toMatchObject({ status: 200 });
    expect(await titlesOf(ada)).toEqual([]);
  });
});
