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

const sql = <Row = unknown>(text: string, parameters: unknown[] = []) =>
  gateway.database.dataSource.query<Row[]>(text, parameters);
const add = (...task: [noteId: number, text: string, about?: object]) => addTask(gateway, ...task);
const textsOf = async (query = '', person = ada) => (await listTasks(person, query)).map(({ text }) => text);
const change = (id: number, json: object, person = ada) => person.ask('PATCH', `/api/tasks/${id}`, { json });
const rowOf = async (id: number) => (await sql<Record<string, unknown>>('select * from tasks where id = $1', [id]))[0];

describe('changing a task', () => {
  it('ticks it and takes the tick away, which a machine keeps', async () => {
    const id = await add(await saveNote(ada), 'call Ana');
    expect(await change(id, { done: true })).toMatchObject({
      status: 200,
      body: { id, doneAt: expect.any(String), text: 'call Ana' },
    });
    const { done_at: doneAt } = (await rowOf(id)) ?? {};
    await change(id, { done: true });
    expect(await rowOf(id)).toMatchObject({ done_at: doneAt, changed_at: expect.any(Date) });
    expect(await textsOf()).toEqual([]);
    expect(await change(id, { done: false })).toMatchObject({ status: 200, body: { doneAt: null } });
    expect(await textsOf()).toEqual(['call Ana']);
  });

  it('says otherwise what is to be done and until when', async () => {
    const id = await add(await saveNote(ada), 'call Ana', { dueOn: '2026-11-26' });
    expect(await change(id, { text: ' Call Anna ', dueOn: '2028-02-29' })).toMatchObject({
      status: 200,
      body: { text: 'Call Anna', dueOn: '2028-02-29' },
    });
    expect(await change(id, { dueOn: null })).toMatchObject({ status: 200, body: { text: 'Call Anna', dueOn: null } });
    expect(await rowOf(id)).toMatchObject({ found_text: 'call Ana', changed_at: expect.any(Date) });
  });

  it('changes nothing where nothing is asked', async () => {
    const id = await add(await saveNote(ada), 'call Ana');
    expect(await change(id, {})).toMatchObject({ status: 200, body: { text: 'call Ana' } });
    expect(await rowOf(id)).toMatchObject({ changed_at: null });
  });

  it.each([
    [{ text: ' ' }, 'Please say what is to be done.'],
    [{ text: 7 }, 'Please say what is to be done.'],
    [{ text: null }, 'Please say what is to be done.'],
    [{ text: 'a\0' }, 'Please say what is to be done.'],
    [{ text: 'x'.repeat(201) }, 'A task can have at most 200 characters.'],
    [{ done: 'yes' }, 'done must be true or false.'],
    [{ done: null }, 'done must be true or false.'],
    [{ dueOn: '2026-02-29' }, 'dueOn must be a day, such as 2026-11-23, or null.'],
    [{ dueOn: '0000-01-01' }, 'dueOn must be a day, such as 2026-11-23, or null.'],
    [{ dueOn: '2026-11-23T00:00:00Z' }, 'dueOn must be a day, such as 2026-11-23, or null.'],
    [{ dueOn: 7 }, 'dueOn must be a day, such as 2026-11-23, or null.'],
  ])('refuses %j with a sentence', async (json, message) => {
    const id = await add(await saveNote(ada), 'call Ana');
    expect(await change(id, json)).toMatchObject({ status: 400, body: { message } });
    expect(await rowOf(id)).toMatchObject({ text: 'call Ana', changed_at: null });
  });

  it('answers of one that is not there', async () => {
    expect(await change(999_999_999, { done: true })).toMatchObject({ status: 404, body: { code: 'task.missing' } });
    expect(await ada.ask('PATCH', '/api/tasks/x', { json: {} })).toMatchObject({ status: 400 });
  });
});

describe('dismissing a task', () => {
  it('takes it off every list and export, keeps it, and can be undone', async () => {
    const id = await add(await saveNote(ada), 'call Ana');
    expect(await ada.ask('DELETE', `/api/tasks/${id}`)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Task dismissed' },
    });
    expect(await textsOf()).toEqual([]);
    expect(String((await ada.get('/api/tasks/export?format=md')).body)).not.toContain('call Ana');
    expect(await rowOf(id)).toMatchObject({ dismissed_at: expect.any(Date), changed_at: expect.any(Date) });
    expect(await ada.ask('POST', `/api/tasks/${id}/restore`)).toMatchObject({
      status: 200,
      body: { text: 'call Ana' },
    });
    expect(await textsOf()).toEqual(['call Ana']);
  });
});

describe('a note that is deleted', () => {
  it('takes its tasks along, and brings them back as they were', async () => {
    const noteId = await saveNote(ada);
    const [done, dismissed] = [await add(noteId, 'done'), await add(noteId, 'dismissed')];
    await change(done, { done: true });
    await ada.ask('DELETE', `/api/tasks/${dismissed}`);
    const before = await sql('select * from tasks where note_id = $1 order by id', [noteId]);
    await ada.ask('DELETE', `/api/notes/${noteId}`);
    expect(await textsOf('done=true')).toEqual([]);
    expect(await sql('select 1 from tasks where note_id = $1', [noteId])).toEqual([]);
    await ada.ask('POST', `/api/notes/${noteId}/restore`);
    expect(await sql('select * from tasks where note_id = $1 order by id', [noteId])).toEqual(before);
  });
});
