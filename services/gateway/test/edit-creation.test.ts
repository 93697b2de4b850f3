import type { Creation, CreationVersion, Note } from '@stitchbook/api-types';
import { MAX_CREATION_CHARACTERS } from '@stitchbook/contracts';
import { creationAsker, makeCreation } from './support/creations.ts';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;
let linus: Person;
let id: number;
let on: ReturnType<typeof creationAsker>;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace, linus] = [await gateway.join('Ada'), await gateway.join('Grace'), await gateway.join('Linus')];
  const note = (await ada.ask('POST', '/api/notes', { form: noteForm('The harbour', 'We met there.') })).body as Note;
  id = await makeCreation(gateway, ada, { noteId: note.id, content: '- [ ] Call Bea' });
  on = creationAsker(id);
  await on.share(ada, grace.id, 'edit');
  await on.share(ada, linus.id, 'view');
});
afterAll(() => gateway.close());

const versions = async (person = ada, query = '') =>
  (await on.get(person, `/versions${query}`)).body as CreationVersion[];

describe('editing a creation', () => {
  it('is kept, says who did it, and what it said before is a version', async () => {
    const made = (await on.get(ada)).body as Creation;
    expect(made).toMatchObject({ version: 1, editedAt: null, editedBy: null });
    expect(await on.edit(grace, 'Better', 1)).toMatchObject({
      status: 200,
      body: { id, content: 'Better', version: 2, editedBy: { id: grace.id }, editedAt: expect.any(String) },
    });
    expect(await on.edit(ada, 'Best', 2)).toMatchObject({ body: { content: 'Best', version: 3 } });
    expect(await versions()).toMatchObject([
      { version: 2, isAsMade: false, editedBy: { id: grace.id }, characters: 6 },
      { version: 1, isAsMade: true, editedBy: null, characters: 14, createdAt: made.createdAt },
    ]);
    expect(await on.get(ada, '/versions/2')).toMatchObject({ status: 200, body: { version: 2, content: 'Better' } });
    expect(await versions(ada, '?limit=1&cursor=2')).toMatchObject([{ version: 1 }]);
  });

  it('to what it says already changes nothing', async () => {
    expect(await on.edit(ada, '- [ ] Call Bea')).toMatchObject({ status: 200, body: { version: 1, editedAt: null } });
    expect(await versions()).toEqual([]);
  });

  it('keeps a tick within the version, and makes none of it', async () => {
    await ada.ask('PATCH', `/api/creations/${id}`, { json: { task: 0, done: true } });
    expect(await versions()).toEqual([]);
    await on.edit(ada, 'Another', 2);
    expect(await on.get(ada, '/versions/2')).toMatchObject({ body: { content: '- [x] Call Bea', isAsMade: true } });
  });

  it('on top of what somebody did not see is a conflict, with the creation as it is', async () => {
    await on.edit(grace, 'Better', 1);
    expect(await on.edit(ada, 'Mine', 1)).toMatchObject({
      status: 409,
      body: {
        code: 'creation.changed',
        creation: { id, version: 2, content: 'Better', access: { role: 'owner' }, editedBy: { id: grace.id } },
      },
    });
    expect(await versions()).toHaveLength(1);
  });

  it('by two at once lets one of them know, and loses neither text of whom it takes', async () => {
    const answers = await Promise.all([on.edit(ada, 'Of Ada', 1), on.edit(grace, 'Of Grace', 1)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const unseen = await Promise.all([on.edit(ada, 'Again of Ada'), on.edit(grace, 'Again of Grace')]);
    expect(unseen.map(({ status }) => status)).toEqual([200, 200]);
    expect(await versions()).toMatchObject([{ version: 3 }, { version: 2 }, { version: 1 }]);
  });

  it.each([
    ['nothing', '', /cannot be empty/],
    ['blanks alone', ' \n ', /cannot be empty/],
    ['too much', 'x'.repeat(MAX_CREATION_CHARACTERS + 1), /at most 200000 characters/],
    ['what no text is', null, /./],
    ['a number', 7, /./],
    ['what the database has no room for', 'a\0b', /cannot be kept/],
  ])('refuses %s', async (_what, content, message) => {
    expect(await on.edit(ada, content)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    });
    expect(await versions()).toEqual([]);
  });

  it('refuses a text and a tick at once, and takes as much as is allowed, in any script', async () => {
    const json = { content: 'x', task: 0, done: true };
    expect(await ada.ask('PATCH', `/api/creations/${id}`, { json })).toMatchObject({
      status: 400,
      body: { code: 'creation.one-change' },
    });
    expect(await on.edit(ada, '言'.repeat(MAX_CREATION_CHARACTERS))).toMatchObject({ status: 200 });
  });

  it('is for those who may: signed in, and given it to edit', async () => {
    expect(await on.edit(gateway.visitor(), 'x')).toMatchObject({ status: 401 });
    expect(await on.edit(linus, 'x')).toMatchObject({ status: 403, body: { code: 'creation.forbidden' } });
    expect(await on.edit(await gateway.join('Mallory'), 'x')).toMatchObject({ status: 404 });
    await on.unshare(ada, grace.id);
    expect(await on.edit(grace, 'x')).toMatchObject({ status: 404, body: { code: 'creation.missing' } });
  });
});

describe('the versions of a creation', () => {
  it('are brought back as a new one, from which one can go back again', async () => {
    await on.edit(ada, 'Better');
    expect(await on.restore(grace, 1, 2)).toMatchObject({
      status: 200,
      body: { content: '- [ ] Call Bea', version: 3, editedBy: { id: grace.id } },
    });
    expect(await on.restore(ada, 2)).toMatchObject({ body: { content: 'Better', version: 4 } });
    expect(await versions()).toMatchObject([{ version: 3 }, { version: 2 }, { version: 1 }]);
  });

  it('are not brought back on top of what somebody did not see, nor by whom it is only shown to', async () => {
    await on.edit(ada, 'Better');
    expect(await on.restore(ada, 1, 1)).toMatchObject({ status: 409, body: { creation: { version: 2 } } });
    expect(await on.restore(linus, 1)).toMatchObject({ status: 403 });
    expect(await on.get(linus, '/versions')).toMatchObject({ status: 403 });
    expect(await on.get(linus, '/versions/1')).toMatchObject({ status: 403 });
  });

  it.each(['2', '99999999999', '0', 'x'])('do not have a version %s', async (version) => {
    const status = /^[1-9]/.test(version) ? 404 : 400;
    expect(await on.get(ada, `/versions/${version}`)).toMatchObject({ status });
    expect(await on.restore(ada, version)).toMatchObject({ status });
  });

  it.each(['limit=0', 'limit=101', 'cursor=x', 'cursor=0', 'cursor=99999999999'])('refuse ?%s', async (query) => {
    expect(await on.get(ada, `/versions?${query}`)).toMatchObject({ status: 400 });
  });

  it('are fifty at most, of which the first is always one', async () => {
    for (let edit = 0; edit < 55; edit += 1) await on.edit(ada, `Edit ${edit}`);
    const kept = await versions();
    expect(kept).toHaveLength(50);
    expect(kept[0]).toMatchObject({ version: 55 });
    expect(kept.at(-1)).toMatchObject({ version: 1, isAsMade: true });
    const page = await on.get(ada, '/versions?limit=20');
    expect(page.headers.get('link')).toContain('cursor=36');
  });

  it('are two million letters at most beside the first', async () => {
    for (let edit = 0; edit < 13; edit += 1) await on.edit(ada, `${edit}`.padEnd(MAX_CREATION_CHARACTERS, 'x'));
    expect((await versions()).map(({ version }) => version)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 1]);
  });

  it('name nobody whose account is gone, and go with the creation', async () => {
    await on.edit(grace, 'Of Grace');
    await on.edit(ada, 'Of Ada');
    const confirm = await gateway.database.dataSource.query<{ email: string }[]>(
      'select email from users where id = $1',
      [grace.id],
    );
    const json = { confirm: confirm[0]?.email };
    expect(await grace.ask('DELETE', '/api/account', { json })).toMatchObject({ status: 200 });
    expect(await versions()).toMatchObject([{ version: 2, isAsMade: false, editedBy: null }, { version: 1 }]);
    await ada.ask('DELETE', `/api/creations/${id}`);
    expect(await on.get(ada, '/versions')).toMatchObject({ status: 404 });
    const left = await gateway.database.dataSource.query<object[]>(
      'select 1 from creation_versions where creation_id = $1',
      [id],
    );
    expect(left).toEqual([]);
  });
});
