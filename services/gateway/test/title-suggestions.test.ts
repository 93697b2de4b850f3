import type { Account, Note } from '@stitchbook/api-types';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

/** A note as it is once its words have been understood. */
async function save(title: string): Promise<number> {
  const { id } = (await ada.ask('POST', '/api/notes', { form: noteForm(title, 'The fence is green.') })).body as Note;
  await gateway.database.dataSource.query(`update notes set suggested_title = 'The fence is green' where id = $1`, [
    id,
  ]);
  return id;
}
const show = async (person: Person, id: number) => (await person.get(`/api/notes/${id}`)).body as Note;
const rename = async (id: number, title: string) =>
  ((await ada.ask('POST', `/api/notes/${id}/update-title`, { json: { title } })).body as { note: Note }).note;

describe('the title that a note is offered', () => {
  it.each(['New Voice Note', 'Uploaded Voice Note'])('is offered while it is called "%s"', async (title) => {
    const id = await save(title);
    expect(await show(ada, id)).toMatchObject({ title, titleSuggestion: 'The fence is green' });
    expect((await ada.get('/api/notes')).body).toMatchObject([{ titleSuggestion: 'The fence is green' }]);
  });

  it('is not offered to a note that somebody has named, and again where they take the name back', async () => {
    const id = await save('Mine');
    expect(await show(ada, id)).toMatchObject({ title: 'Mine', titleSuggestion: null });
    expect(await rename(id, 'New Voice Note')).toMatchObject({ titleSuggestion: 'The fence is green' });
    expect(await rename(id, 'The fence is green')).toMatchObject({ titleSuggestion: null });
  });

  it('is offered to those who may rename the note, and to no other reader', async () => {
    const id = await save('New Voice Note');
    for (const [permission, titleSuggestion] of [
      ['edit', 'The fence is green'],
      ['comment', null],
      ['view', null],
    ]) {
      const reader = await gateway.join('Reader');
      await ada.ask('POST', `/api/notes/${id}/share`, { json: { sharedWithUserId: reader.id, permission } });
      expect(await show(reader, id)).toMatchObject({ title: 'New Voice Note', titleSuggestion });
      expect((await reader.get('/api/notes')).body).toMatchObject([{ titleSuggestion }]);
    }
  });
});

describe('a title that a machine gave while a person was typing one', () => {
  const renameAsSeen = (id: number) =>
    ada.ask('POST', `/api/notes/${id}/update-title`, { json: { title: 'Mine' }, headers: { 'if-match': '"1"' } });
  const give = (id: number, title: string) =>
    gateway.database.dataSource.query(`update notes set title = $2, version = 2 where id = $1`, [id, title]);

  it("gives way to the person's", async () => {
    const id = await save('New Voice Note');
    await give(id, 'The fence is green');
    expect(await renameAsSeen(id)).toMatchObject({ status: 200, body: { note: { title: 'Mine', version: 3 } } });
  });

  it('is not taken for one that somebody else gave', async () => {
    const id = await save('New Voice Note');
    await give(id, 'Ours');
    expect(await renameAsSeen(id)).toMatchObject({ status: 409, body: { code: 'note.changed' } });
    expect(await show(ada, id)).toMatchObject({ title: 'Ours' });
  });
});

describe('"Title notes for me"', () => {
  const choose = (person: Person, json: unknown) => person.ask('PATCH', '/api/account', { json });
  const accountOf = async (person: Person) => (await person.get('/api/account')).body as Account;

  it('should require authentication', async () => {
    expect(await choose(gateway.visitor(), { titleNotesForMe: true })).toMatchObject({ status: 401 });
  });

  it('is off until somebody turns it on, for themselves alone', async () => {
    const grace = await gateway.join('Grace');
    expect(await accountOf(ada)).toMatchObject({ titleNotesForMe: false });
    expect(await choose(ada, { titleNotesForMe: true })).toMatchObject({
      status: 200,
      body: { id: ada.id, titleNotesForMe: true },
    });
    expect(await accountOf(ada)).toMatchObject({ titleNotesForMe: true });
    expect(await accountOf(grace)).toMatchObject({ titleNotesForMe: false });
    await choose(ada, { titleNotesForMe: false });
    expect(await accountOf(ada)).toMatchObject({ titleNotesForMe: false });
  });

  it.each([[{}], [{ titleNotesForMe: 'yes' }], [{ titleNotesForMe: null }], [{ titleNotesForMe: 1 }], [[]]])(
    'refuses %j',
    async (json) => {
      await choose(ada, { titleNotesForMe: true });
      expect(await choose(ada, json)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
      expect(await accountOf(ada)).toMatchObject({ titleNotesForMe: true });
    },
  );

  it('changes nothing else of an account, whatever else is sent', async () => {
    await choose(ada, { titleNotesForMe: true, isAdministrator: true, email: 'other@example.org' });
    expect(await accountOf(ada)).toMatchObject({ isAdministrator: false, email: 'Ada@example.org' });
  });

  it('leaves the notes that are there as they are', async () => {
    const id = await save('New Voice Note');
    await choose(ada, { titleNotesForMe: true });
    expect(await show(ada, id)).toMatchObject({ title: 'New Voice Note', version: 1 });
  });
});
