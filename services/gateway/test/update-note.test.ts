import type { Note, NoteDetail, NoteUpdate, Theme } from '@stitchbook/api-types';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.join('Ada');
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('Before', 'What was transcribed.') })).body as Note;
});
afterAll(() => gateway.close());

const change = (what: string, json: unknown, headers: Record<string, string> = {}) =>
  ada.ask('POST', `/api/notes/${note.id}/update-${what}`, { json, headers });
const show = async () => (await ada.get(`/api/notes/${note.id}`)).body as NoteDetail;

describe('changing a title', () => {
  it('trims it and answers success, message and the note', async () => {
    const { status, body } = await change('title', { title: '  After ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Title updated successfully',
      note: { id: note.id, title: 'After', version: 2 },
    });
  });

  it('takes 100 characters and refuses 101, as people count them', async () => {
    expect(await change('title', { title: '👩‍🚀'.repeat(100) })).toMatchObject({ status: 200 });
    expect(await change('title', { title: 'x'.repeat(101) })).toMatchObject({
      status: 400,
      body: { message: 'The title must have 1 to 100 characters.' },
    });
  });

  it.each([
    [{ title: '' }],
    [{ title: '  ' }],
    [{ title: 7 }],
    [{ title: null }],
    [{}],
    [{ title: 'a\0b' }],
    [{ title: '\ud800' }],
    [[]],
  ])('refuses %j', async (json) => {
    expect(await change('title', json)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await show()).title).toBe('Before');
  });

  it('changes nothing else, whatever else is sent', async () => {
    await change('title', {
      title: 'After',
      id: 1,
      ownerId: 'x',
      sentiment: 'very_positive',
      version: 99,
      __proto__: { admin: true },
    });
    expect(await show()).toMatchObject({ id: note.id, sentiment: 'neutral', version: 2 });
  });

  it('says what is wrong with an id', async () => {
    for (const id of ['0', '-1', '1.5', 'x', '9223372036854775808']) {
      const answer = await ada.ask('POST', `/api/notes/${id}/update-title`, { json: { title: 'x' } });
      expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid note ID' } });
    }
    const answer = await ada.ask('POST', '/api/notes/%20/update-title', { json: { title: 'x' } });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Note ID is missing' } });
  });
});

describe('changing tags', () => {
  it('sets the whole list: trimmed, lowercase, without blanks, doubles and what is no text', async () => {
    const { status, body } = await change('tags', { tags: [' Garden ', 'garden', '', '  ', 7, null, 'Ideas'] });
    expect(status).toBe(200);
    const { message, note: changed } = body as NoteUpdate;
    expect(message).toBe('Tags updated successfully');
    expect(changed.tags).toEqual(['garden', 'ideas']);
    expect(changed.themes).toEqual([
      { id: expect.any(Number), name: 'garden', color: '#6366f1' },
      { id: expect.any(Number), name: 'ideas', color: '#6366f1' },
    ]);
    expect((await change('tags', { tags: ['ideas'] })).body).toMatchObject({ note: { tags: ['ideas'], version: 3 } });
  });

  it.each([
    [{ tags: 'garden' }, 'Tags must be a list.'],
    [{}, 'Tags must be a list.'],
    [{ tags: ['x'.repeat(51)] }, 'A tag can have at most 50 characters.'],
    [{ tags: Array.from({ length: 51 }, (_, index) => `tag ${index}`) }, 'A note can have at most 50 tags.'],
    [{ tags: ['a\0b'] }, 'A tag has characters that cannot be kept.'],
  ])('refuses %j', async (json, message) => {
    expect(await change('tags', json)).toMatchObject({ status: 400, body: { message } });
    expect((await show()).tags).toEqual([]);
  });

  it('lets two people tag at once without a doubled theme', async () => {
    const other = (await ada.ask('POST', '/api/notes', { form: noteForm('Other') })).body as Note;
    const tags = ['a', 'b', 'c'];
    await Promise.all([
      change('tags', { tags }),
      ada.ask('POST', `/api/notes/${other.id}/update-tags`, { json: { tags: [...tags].reverse() } }),
    ]);
    expect(((await ada.get('/api/themes')).body as Theme[]).map(({ name }) => name)).toEqual(tags);
  });
});

describe('themes', () => {
  it('are renamed and recoloured on every note, and stay unique', async () => {
    await change('tags', { tags: ['gardn', 'ideas'] });
    const [ideas, gardn] = (await ada.get('/api/themes')).body as Theme[];
    const rename = (json: unknown) =>
      ada.ask('PATCH', `/api/themes/${(ideas?.name === 'gardn' ? ideas : gardn)?.id}`, { json });
    expect(await rename({ name: ' Garden ', color: '#00ff00' })).toMatchObject({
      status: 200,
      body: { name: 'garden', color: '#00ff00' },
    });
    expect((await show()).tags).toEqual(['garden', 'ideas']);
    expect(await rename({ name: 'ideas' })).toMatchObject({
      status: 409,
      body: { message: 'Tag "ideas" already exists' },
    });
    expect(await rename({ name: ' ' })).toMatchObject({ status: 400 });
    expect(await rename({ color: 'red' })).toMatchObject({
      status: 400,
      body: { message: 'The colour must be written as #rrggbb.' },
    });
  });
});

describe('correcting a transcript', () => {
  it('keeps the words of the machine, and who changed them when', async () => {
    expect((await show()).originalTranscript).toBeNull();
    await change('transcript', { transcript: 'What was said.' });
    const { body } = await change('transcript', { transcript: 'What was really said.' });
    expect(body).toMatchObject({
      message: 'Transcript updated successfully',
      note: { transcript: 'What was really said.', version: 3, enrichment: 'queued' },
    });
    expect(await show()).toMatchObject({
      originalTranscript: 'What was transcribed.',
      transcriptEdit: { editedBy: { id: ada.id, name: 'Ada Test' }, editedAt: expect.stringMatching(/^\d{4}-/) },
    });
  });

  it.each([[{}], [{ transcript: 7 }], [{ transcript: 'a\0b' }]])('refuses %j', async (json) => {
    expect(await change('transcript', json)).toMatchObject({ status: 400 });
    expect((await show()).transcript).toBe('What was transcribed.');
  });
});

describe('two people who change a note at once', () => {
  it.each([
    ['title', { title: 'Mine' }],
    ['tags', { tags: ['mine'] }],
    ['transcript', { transcript: 'Mine.' }],
  ])('do not overwrite each other: the later %s is answered with the current note', async (what, json) => {
    await change('title', { title: 'Quicker' }, { 'if-match': '"1"' });
    const answer = await change(what, json, { 'if-match': '"1"' });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'note.changed', note: { title: 'Quicker', version: 2, tags: [] } },
    });
    expect(await show()).toMatchObject({ title: 'Quicker', transcript: 'What was transcribed.', tags: [] });
    expect(await change(what, json, { 'if-match': '"2"' })).toMatchObject({
      status: 200,
      body: { note: { version: 3 } },
    });
  });

  it('are answered 400 when what they send as version is none', async () => {
    expect(await change('title', { title: 'x' }, { 'if-match': 'yesterday' })).toMatchObject({ status: 400 });
  });
});
