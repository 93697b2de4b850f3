import { setTimeout as wait } from 'node:timers/promises';
import type { Note, NoteDetail, NoteUpdate, Theme } from '@stitchbook/api-types';
import { NoteRepository } from '../src/notes/note.repository.ts';
import { ThemeRepository } from '../src/themes/theme.repository.ts';
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

const run = <T>(sql: string, parameters: unknown[] = []) => gateway.database.dataSource.query<T[]>(sql, parameters);
const save = async (title: string) => (await ada.ask('POST', '/api/notes', { form: noteForm(title) })).body as Note;
const tag = (note: Note, tags: string[], seen?: number) =>
  ada.ask('POST', `/api/notes/${note.id}/update-tags`, {
    json: { tags },
    headers: seen === undefined ? {} : { 'if-match': `"${seen}"` },
  });
const show = async ({ id }: Note) => (await ada.get(`/api/notes/${id}`)).body as NoteDetail;
const removedFrom = async ({ id }: Note) =>
  (await run<{ name: string }>('select name from removed_tags where note_id = $1 order by name', [id])).map(
    ({ name }) => name,
  );

describe('a tag that a person takes off a note', () => {
  it('is remembered, until somebody gives it again', async () => {
    const note = await save('A note');
    await tag(note, ['work', 'garden']);
    await tag(note, ['garden']);
    expect(await removedFrom(note)).toEqual(['work']);
    await tag(note, []);
    expect(await removedFrom(note)).toEqual(['garden', 'work']);
    await tag(note, ['work']);
    expect(await removedFrom(note)).toEqual(['garden']);
  });

  it('stays off under another name of its theme', async () => {
    const [note, other] = [await save('A note'), await save('Another')];
    await tag(other, ['work']);
    await tag(note, ['work']);
    await tag(note, []);
    const [theme] = (await ada.get('/api/themes')).body as Theme[];
    await ada.ask('PATCH', `/api/themes/${theme?.id}`, { json: { name: 'job' } });
    expect(await removedFrom(note)).toEqual(['job', 'work']);
    expect(await removedFrom(other)).toEqual([]);
  });
});

describe('a page that has not seen a change of the tags', () => {
  it('does not save over a theme that was renamed or recoloured, on any of its notes', async () => {
    const [note, other] = [await save('A note'), await save('Another')];
    await tag(note, ['gardn']);
    const { note: seen } = (await tag(other, ['gardn'])).body as NoteUpdate;
    await ada.ask('PATCH', `/api/themes/${seen.themes[0]?.id}`, { json: { name: 'garden' } });
    expect(await tag(other, ['gardn', 'roses'], seen.version)).toMatchObject({
      status: 409,
      body: { code: 'note.changed', note: { tags: ['garden'], version: seen.version + 1 } },
    });
    await ada.ask('PATCH', `/api/themes/${seen.themes[0]?.id}`, { json: { color: '#00ff00' } });
    expect((await show(note)).version).toBe(seen.version + 2);
    await ada.ask('PATCH', `/api/themes/${seen.themes[0]?.id}`, { json: { color: '#00ff00' } });
    expect((await show(note)).version).toBe(seen.version + 2);
  });

  it('does not save over those that a machine gave', async () => {
    const note = await save('A note');
    const { dataSource } = gateway.database;
    await dataSource.transaction(async (manager) => {
      await gateway.app.get(ThemeRepository).setThemesOf(manager, { id: note.id, ownerId: String(ada.id) }, ['found']);
      await gateway.app.get(NoteRepository).change(manager, note.id, {});
    });
    expect(await tag(note, ['mine'], note.version)).toMatchObject({ status: 409, body: { note: { tags: ['found'] } } });
    expect((await show(note)).tags).toEqual(['found']);
  });

  it('sets the whole list where it does not say what it has seen, as documented', async () => {
    const note = await save('A note');
    await tag(note, ['found']);
    expect(await tag(note, ['mine'])).toMatchObject({ status: 200, body: { note: { tags: ['mine'] } } });
  });
});

describe('a theme whose last note is deleted while another note gets it', () => {
  const WHILE_MS = 300;

  it('stays, when the other was first', async () => {
    const [last, other] = [await save('Last'), await save('Other')];
    await tag(last, ['shared']);
    const { dataSource } = gateway.database;
    const deleting = await dataSource.transaction(async (manager) => {
      await gateway.app
        .get(ThemeRepository)
        .setThemesOf(manager, { id: other.id, ownerId: String(ada.id) }, ['shared']);
      const answer = ada.ask('DELETE', `/api/notes/${last.id}`);
      await wait(WHILE_MS);
      return { answer };
    });
    expect(await deleting.answer).toMatchObject({ status: 200 });
    expect((await show(other)).tags).toEqual(['shared']);
  });

  it('is made anew, when the other was later', async () => {
    const [last, other] = [await save('Last'), await save('Other')];
    await tag(last, ['shared']);
    const { dataSource } = gateway.database;
    const tagging = await dataSource.transaction(async (manager) => {
      await gateway.app.get(NoteRepository).delete(manager, last.id);
      const answer = tag(other, ['shared', 'own']);
      await wait(WHILE_MS);
      return { answer };
    });
    expect(await tagging.answer).toMatchObject({ status: 200, body: { note: { tags: ['shared', 'own'] } } });
    expect((await show(other)).tags).toEqual(['shared', 'own']);
  });

  it('goes when nothing carries it', async () => {
    const last = await save('Last');
    await tag(last, ['shared']);
    await ada.ask('DELETE', `/api/notes/${last.id}`);
    expect((await ada.get('/api/themes')).body).toEqual([]);
  });
});

describe('letters with thousands of marks', () => {
  const PILE = `e${'\u0301'.repeat(2_000)}`;

  it('are refused in a title and in a tag, with a sentence', async () => {
    const note = await save('A note');
    const refused = (message: string) => ({ status: 400, body: { message } });
    const title = 'The letters of the title have too many marks. Please write it with fewer.';
    expect(await ada.ask('POST', `/api/notes/${note.id}/update-title`, { json: { title: PILE } })).toMatchObject(
      refused(title),
    );
    expect(await ada.ask('POST', '/api/notes', { form: noteForm(PILE) })).toMatchObject(refused(title));
    const tags = 'The letters of a tag have too many marks. Please write it with fewer.';
    expect(await tag(note, [PILE])).toMatchObject(refused(tags));
    await tag(note, ['fine']);
    const theme = (await show(note)).themes[0];
    expect(await ada.ask('PATCH', `/api/themes/${theme?.id}`, { json: { name: PILE } })).toMatchObject(refused(tags));
  });

  it('are kept in a comment, whose length is bounded as the browser counts it', async () => {
    const note = await save('A note');
    const comment = (content: string) => ada.ask('POST', `/api/notes/${note.id}/comments`, { json: { content } });
    expect(await comment(PILE)).toMatchObject({ status: 201 });
    expect(await comment(PILE.repeat(3))).toMatchObject({ status: 400 });
  });

  it('leave enough for a hundred families, each of four people', async () => {
    const families = '👨‍👩‍👧‍👦'.repeat(100);
    const note = await save(families);
    expect(note.title).toBe(families);
    expect(await tag(note, ['👨‍👩‍👧‍👦'.repeat(50)])).toMatchObject({ status: 200 });
  });
});
