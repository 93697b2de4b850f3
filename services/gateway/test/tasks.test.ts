import type { Task } from '@stitchbook/api-types';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';
import { addTask, listTasks, saveNote } from './support/tasks.ts';

let gateway: TestGateway;
let ada: Person;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.join('Ada');
});
afterAll(() => gateway.close());

const add = (...task: [noteId: number, text: string, about?: object]) => addTask(gateway, ...task);
const textsOf = async (query = '', person = ada) => (await listTasks(person, query)).map(({ text }) => text);
const change = (id: number, json: object, person = ada) => person.ask('PATCH', `/api/tasks/${id}`, { json });

describe('the list of tasks', () => {
  it('should require authentication', async () => {
    const visitor = gateway.visitor();
    for (const [method, path] of [
      ['GET', '/api/tasks'],
      ['GET', '/api/tasks/export?format=md'],
      ['PATCH', '/api/tasks/1'],
      ['DELETE', '/api/tasks/1'],
      ['POST', '/api/tasks/1/restore'],
    ] as const)
      expect([path, await visitor.ask(method, path)]).toMatchObject([path, { status: 401 }]);
  });

  it('has what is due first at the top, and what is done, the latest first, apart', async () => {
    const noteId = await saveNote(ada);
    await add(noteId, 'any time');
    await add(noteId, 'later', { dueOn: '2026-12-24' });
    const first = await add(noteId, 'first', { dueOn: '2026-11-26' });
    await add(noteId, 'done before', { doneAt: '2026-11-01T00:00:00Z' });
    await add(noteId, 'done last', { doneAt: '2026-11-02T00:00:00Z' });
    expect(await textsOf()).toEqual(['first', 'later', 'any time']);
    expect(await textsOf('done=true')).toEqual(['done last', 'done before']);
    expect((await listTasks(ada))[0]).toEqual({
      id: first,
      noteId,
      noteTitle: 'A note',
      text: 'first',
      sentence: 'I need to first.',
      atSeconds: 1.5,
      dueOn: '2026-11-26',
      doneAt: null,
      createdAt: expect.any(String),
    });
  });

  it.each(['done=false', 'done=true'])('is read page by page with %s, each task once', async (which) => {
    const noteId = await saveNote(ada);
    const days = ['2026-11-26', '2026-11-26', '2026-11-27', undefined, undefined, undefined, undefined];
    for (const [at, dueOn] of days.entries()) {
      const doneAt = which === 'done=true' ? `2026-11-0${1 + Math.floor(at / 2)}T10:00:00.123456Z` : undefined;
      await add(noteId, `task ${at}`, { ...(dueOn && { dueOn }), ...(doneAt && { doneAt }) });
    }
    const seen: string[] = [];
    let path = `/api/tasks?${which}&limit=2`;
    for (let pages = 0; path !== '' && pages < 10; pages += 1) {
      const { headers, body } = await ada.get(path);
      seen.push(...(body as Task[]).map(({ text }) => text));
      path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(seen).toHaveLength(days.length);
    expect(seen).toEqual(await textsOf(which));
  });

  it('has none of notes that others share, and none of theirs for who is shared one', async () => {
    const grace = await gateway.join('Grace');
    const noteId = await saveNote(ada);
    const id = await add(noteId, 'mine');
    await ada.ask('POST', `/api/notes/${noteId}/share`, { json: { sharedWithUserId: grace.id, permission: 'edit' } });
    expect(await textsOf('', grace)).toEqual([]);
    for (const answer of [
      await change(id, { done: true }, grace),
      await grace.ask('DELETE', `/api/tasks/${id}`),
      await grace.ask('POST', `/api/tasks/${id}/restore`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'task.missing' } });
    expect(String((await grace.get('/api/tasks/export?format=md')).body)).toBe('# Tasks\n\n');
    expect(await textsOf()).toEqual(['mine']);
  });

  it.each([
    ['done=maybe', 'done must be true or false.'],
    ['limit=0', 'limit must be at least 1.'],
    ['limit=201', 'limit must be at most 200.'],
    ['cursor=x', 'This page address is not valid. Please start at the first page.'],
    ['cursor=2026-02-31_1', 'This page address is not valid. Please start at the first page.'],
    ['cursor=0000-01-01_1', 'This page address is not valid. Please start at the first page.'],
    ['cursor=2026-02-01+99:00:00%2B00_1', 'This page address is not valid. Please start at the first page.'],
    ['done=true&cursor=2026-02-01+25:00:00%2B00_1', 'This page address is not valid. Please start at the first page.'],
  ])('refuses ?%s with a sentence', async (query, message) => {
    expect(await ada.get(`/api/tasks?${query}`)).toMatchObject({ status: 400, body: { message } });
  });

  it('takes a cursor of the other list without harm', async () => {
    await add(await saveNote(ada), 'one');
    expect(await textsOf('cursor=2026-02-01+10:00:00.5%2B00_1')).toEqual(['one']);
    expect(await textsOf('done=true&cursor=infinity_1')).toEqual([]);
  });
});
