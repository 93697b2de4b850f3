import type { Creation, Note } from '@stitchbook/api-types';
import { noteForm } from './support/forms.ts';
import { makeCreation } from './support/creations.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const TASKS = 'To do:\n\n- [ ] Call **Bea**\n- [x] Buy milk\n* [ ] Rest';
let gateway: TestGateway;
let ada: Person;
let grace: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('The harbour', 'We met there.') })).body as Note;
});
afterAll(() => gateway.close());

const made = (person: Person, { noteId = note.id, type = 'action_items', content = TASKS } = {}) =>
  makeCreation(gateway, person, { noteId, type, content });
const list = async (person: Person, query = '') => (await person.get(`/api/creations${query}`)).body as Creation[];
const mark = (person: Person, id: number, json: object, headers?: Record<string, string>) =>
  person.ask('PATCH', `/api/creations/${id}`, { json, ...(headers ? { headers } : {}) });

describe('the list of creations', () => {
  it('names the note that each was made from, as it is called now', async () => {
    await made(ada);
    await ada.ask('POST', `/api/notes/${note.id}/update-title`, { json: { title: 'The quay' } });
    expect(await list(ada)).toMatchObject([{ noteId: note.id, noteTitle: 'The quay', version: 1 }]);
  });

  it('names no note that is gone', async () => {
    await made(ada);
    const [before] = await list(ada);
    expect(before?.noteTitle).toBe('The harbour');
    await ada.ask('DELETE', `/api/notes/${note.id}`);
    for (const { noteTitle } of await list(ada)) expect(noteTitle).toBeNull();
  });

  it('names a note of somebody else only while it is shared', async () => {
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: grace.id, permission: 'edit' } });
    await made(grace);
    expect(await list(grace)).toMatchObject([{ noteTitle: 'The harbour' }]);
    await ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`);
    expect(await list(grace)).toMatchObject([{ noteTitle: null }]);
  });

  it('shows those of one type, or of one note, page by page', async () => {
    const other = (await ada.ask('POST', '/api/notes', { form: noteForm('Other', 'Words.') })).body as Note;
    const ids = [await made(ada), await made(ada, { type: 'summary' }), await made(ada, { noteId: other.id })];
    expect((await list(ada, '?type=action_items')).map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect((await list(ada, `?noteId=${note.id}`)).map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    const page = await ada.get('/api/creations?type=action_items&limit=1');
    const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toContain('type=action_items');
    const { pathname, search } = new URL(next, gateway.address);
    expect((await ada.get(pathname + search)).body).toMatchObject([{ id: ids[0] }]);
    expect(await list(grace, `?noteId=${note.id}`)).toEqual([]);
  });

  it.each(['?type=opera', '?noteId=harbour', '?noteId=0', '?noteId=1.5'])('refuses %s', async (query) => {
    expect((await ada.get(`/api/creations${query}`)).status).toBe(400);
  });
});

describe('ticking a task', () => {
  it('is kept, and taken away again, and nothing else changes', async () => {
    const id = await made(ada);
    const ticked = TASKS.replace('- [ ] Call', '- [x] Call');
    expect(await mark(ada, id, { task: 0, done: true }, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      body: { id, content: ticked, version: 2, noteTitle: 'The harbour' },
    });
    expect(await list(ada)).toMatchObject([{ content: ticked, version: 2 }]);
    expect(await mark(ada, id, { task: 0, done: false })).toMatchObject({ body: { content: TASKS, version: 3 } });
    expect(await mark(ada, id, { task: 2, done: true })).toMatchObject({
      body: { content: TASKS.replace('* [ ] Rest', '* [x] Rest') },
    });
  });

  it('that is done already changes nothing', async () => {
    const id = await made(ada);
    expect(await mark(ada, id, { task: 1, done: true })).toMatchObject({ body: { content: TASKS, version: 1 } });
  });

  it('on top of what somebody did not see is a conflict, with the creation as it is', async () => {
    const id = await made(ada);
    await mark(ada, id, { task: 0, done: true });
    expect(await mark(ada, id, { task: 2, done: true }, { 'if-match': '"1"' })).toMatchObject({
      status: 409,
      body: { code: 'creation.changed', creation: { id, version: 2, content: expect.stringContaining('[x] Call') } },
    });
  });

  it('twice at once loses neither', async () => {
    const id = await made(ada);
    await Promise.all([mark(ada, id, { task: 0, done: true }), mark(ada, id, { task: 2, done: true })]);
    expect(await list(ada)).toMatchObject([{ content: TASKS.replaceAll('[ ]', '[x]'), version: 3 }]);
  });

  it('is for whoever it belongs to', async () => {
    const id = await made(ada);
    const change = { task: 0, done: true };
    expect(await mark(gateway.visitor(), id, change)).toMatchObject({ status: 401 });
    expect(await mark(grace, id, change)).toMatchObject({ status: 404, body: { code: 'creation.missing' } });
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: { sharedWithUserId: grace.id, permission: 'edit' } });
    expect(await mark(grace, id, change)).toMatchObject({ status: 404 });
    expect(await list(ada)).toMatchObject([{ content: TASKS }]);
  });

  it.each([
    [{ task: 3, done: true }, 'creation.no-such-task'],
    [{ task: -1, done: true }, expect.any(String)],
    [{ task: 0.5, done: true }, expect.any(String)],
    [{ task: 0, done: 'yes' }, expect.any(String)],
    [{}, expect.any(String)],
  ])('refuses %j', async (change, code) => {
    const id = await made(ada);
    expect(await mark(ada, id, change)).toMatchObject({ status: 400, body: { code } });
  });
});
