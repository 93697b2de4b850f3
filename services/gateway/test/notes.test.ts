import type { Note } from '@stitchbook/api-types';
import { Recording } from '@stitchbook/database';
import { purgeDeletedNotes } from './support/deleted-notes.ts';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  gateway = await startGateway();
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
});
afterAll(() => gateway.close());
afterEach(() => gateway.database.dataSource.query('delete from notes; delete from recordings'));

async function save(person: Person, title: string, transcript?: string): Promise<Note> {
  const { status, body } = await person.ask('POST', '/api/notes', { form: noteForm(title, transcript) });
  expect(status).toBe(201);
  return body as Note;
}

/** The titles of all pages. */
async function pagesFrom(first: string): Promise<string[]> {
  const seen: string[] = [];
  for (let path: string | null = first; path;) {
    const { headers, body } = await ada.get(path);
    seen.push(...titles(body));
    path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null;
  }
  return seen;
}

const titles = (body: unknown) => (body as Note[]).map(({ title }) => title);

describe('saving a note', () => {
  it('should require authentication', async () => {
    expect(await gateway.visitor().ask('POST', '/api/notes', { form: noteForm('Mine') })).toMatchObject({
      status: 401,
    });
  });

  it('keeps words, audio and length, and answers with the note', async () => {
    const bytes = await readFixture('dashwood.mp3');
    const form = formOf(
      { title: '  Dashwood ', transcript: 'And Mr. John Dashwood', duration: '7.1' },
      { bytes, name: 'dashwood.mp3' },
    );
    const { status, body } = await ada.ask('POST', '/api/notes', { form });
    expect(status).toBe(201);
    const note = body as Note;
    expect(note).toMatchObject({
      title: 'Dashwood',
      transcript: 'And Mr. John Dashwood',
      duration: 7.1,
      sentiment: 'neutral',
      themes: [],
      tags: [],
      version: 1,
      enrichment: 'queued',
      audioUrl: `/api/notes/${note.id}/audio`,
      access: { role: 'owner', sharedBy: null, mayDelete: true },
    });
    expect((await ada.get('/api/notes')).body).toEqual([note]);
  });

  it('keeps a note without audio', async () => {
    expect(await save(ada, 'Only words')).toMatchObject({ audioUrl: null, duration: 0 });
  });

  it.each([
    ['no title', { transcript: 'x', duration: '1' }],
    ['a blank title', { title: '   ', transcript: 'x', duration: '1' }],
    ['a title that nobody sees', { title: '\u200b\u2800\u3164', transcript: 'x', duration: '1' }],
    ['a title of 101 characters', { title: 'é'.repeat(101), transcript: 'x', duration: '1' }],
    ['a title with a NUL', { title: 'a\0b', transcript: 'x', duration: '1' }],
    ['a length that is no number', { title: 'a', transcript: 'x', duration: 'long' }],
    ['a length below zero', { title: 'a', transcript: 'x', duration: '-1' }],
    ['a recording id that is none', { title: 'a', transcript: 'x', duration: '1', recordingId: '1 or 1=1' }],
  ])('refuses %s with a sentence', async (_name, fields) => {
    const { status, body } = await ada.ask('POST', '/api/notes', { form: formOf(fields) });
    expect({ status, body }).toEqual({
      status: 400,
      body: { message: expect.stringMatching(/\w.*\.$/), code: 'request.invalid' },
    });
    expect((await ada.get('/api/notes')).body).toEqual([]);
  });

  it('counts a title as people count characters', async () => {
    const families = '👨‍👩‍👧‍👦'.repeat(100);
    expect((await save(ada, families)).title).toBe(families);
  });

  it("does not take another person's recording", async () => {
    const { body } = await ada.ask('POST', '/api/transcribe', {
      form: formOf({}, { bytes: await readFixture('amiable.wav') }),
      headers: { prefer: 'respond-async' },
    });
    expect(body).toMatchObject({ state: 'queued' });
    const recording = await gateway.database.dataSource.getRepository(Recording).findOneByOrFail({});
    const form = () => formOf({ title: 'Mine', transcript: '', duration: '1', recordingId: recording.id });
    expect(await grace.ask('POST', '/api/notes', { form: form() })).toMatchObject({ status: 409 });
    expect(await ada.ask('POST', '/api/notes', { form: form() })).toMatchObject({ status: 201 });
    expect(await ada.ask('POST', '/api/notes', { form: form() })).toMatchObject({ status: 409 });
  });
});

describe('the list of notes', () => {
  it('should require authentication', async () => {
    expect(await gateway.visitor().get('/api/notes')).toMatchObject({ status: 401, body: { code: 'session.missing' } });
  });

  it('holds only my own, newest first', async () => {
    await save(ada, 'First');
    await save(ada, 'Second');
    await save(grace, 'Hers');
    expect(titles((await ada.get('/api/notes')).body)).toEqual(['Second', 'First']);
  });

  it('comes in pages that follow each other by Link, without a gap or a double', async () => {
    for (let count = 1; count <= 7; count += 1) await save(ada, `Note ${count}`);
    expect(await pagesFrom('/api/notes?limit=3')).toEqual([7, 6, 5, 4, 3, 2, 1].map((count) => `Note ${count}`));
  });

  it('sorts titles as people write lists, whatever letters they have', async () => {
    const sorted = [
      'äpfel',
      'Bücher',
      'Buchhaltung',
      'Buchhaltung',
      'E\u0301clair',
      'Énorme',
      'Straße',
      'Strassen',
      'Zoo',
    ];
    const longest = `я${'\u0344'.repeat(1_000)}`;
    for (const title of [longest, ...sorted.toReversed()]) await save(ada, title);
    expect(await pagesFrom('/api/notes?sort=title&limit=2')).toEqual([...sorted, longest]);
  });

  it('finds any part of a title or transcript, whatever its characters', async () => {
    await save(ada, '100% done', 'nothing else');
    await save(ada, 'Half done', 'we are at 50 per cent_ish');
    const find = async (q: string) => titles((await ada.get(`/api/notes?q=${encodeURIComponent(q)}`)).body);
    expect(await find('DONE')).toEqual(['Half done', '100% done']);
    expect(await find('%')).toEqual(['100% done']);
    expect(await find('t_i')).toEqual(['Half done']);
    expect(await find("'; drop table notes; --")).toEqual([]);
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'cursor=x', 'q=%00', `q=${'x'.repeat(10_001)}`])(
    'refuses ?%s',
    async (query) => {
      expect(await ada.get(`/api/notes?${query}`)).toMatchObject({
        status: 400,
        body: { message: expect.any(String) },
      });
    },
  );
});

describe('one note', () => {
  it('should require authentication', async () => {
    const { id } = await save(ada, 'Mine');
    expect(await gateway.visitor().get(`/api/notes/${id}`)).toMatchObject({ status: 401 });
    expect(await gateway.visitor().ask('DELETE', `/api/notes/${id}`)).toMatchObject({ status: 401 });
  });

  it('is shown to its owner', async () => {
    const { id } = await save(ada, 'Mine', 'Words');
    const { status, body } = await ada.get(`/api/notes/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      title: 'Mine',
      transcript: 'Words',
      segments: [],
      notUnderstood: [],
      peaks: null,
    });
  });

  it('is answered to a stranger as if it did not exist', async () => {
    const { id } = await save(ada, 'Mine');
    const strange = await grace.get(`/api/notes/${id}`);
    expect(strange).toMatchObject({ status: 404, body: { code: 'note.missing' } });
    expect(strange.body).toEqual((await grace.get('/api/notes/999999')).body);
    expect(await grace.ask('DELETE', `/api/notes/${id}`)).toMatchObject({ status: 404 });
    expect(await ada.get(`/api/notes/${id}`)).toMatchObject({ status: 200 });
  });

  it.each(['0', '-1', '1.5', '1e3', '9223372036854775808', '1%20OR%201=1', 'x'])('has no id %s', async (id) => {
    expect(await ada.get(`/api/notes/${id}`)).toMatchObject({ status: 400, body: { message: 'Invalid note ID' } });
    expect(await ada.ask('DELETE', `/api/notes/${id}`)).toMatchObject({
      status: 400,
      body: { message: 'Invalid note ID' },
    });
  });

  it('is deleted with its recording and all work on it', async () => {
    const bytes = await readFixture('amiable.wav');
    const { body } = await ada.ask('POST', '/api/notes', {
      form: formOf({ title: 'Gone', transcript: '', duration: '2' }, { bytes }),
    });
    const { id } = body as Note;
    expect(await ada.ask('DELETE', `/api/notes/${id}`)).toMatchObject({
      status: 200,
      body: { message: 'Note deleted successfully' },
    });
    expect(await ada.get(`/api/notes/${id}`)).toMatchObject({ status: 404 });
    await purgeDeletedNotes(gateway);
    const left = await gateway.database.dataSource.query(
      `select (select count(*) from notes) + (select count(*) from recordings) + (select count(*) from orphaned_audio)
        + (select count(*) from jobs where note_id = $1) as count`,
      [id],
    );
    expect(left).toEqual([{ count: '0' }]);
  });
});
