import type { Note } from '@stitchbook/api-types';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

let gateway: TestGateway;
let ada: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('Read twice') })).body as Note;
});
afterAll(() => gateway.close());

// Node's fetch says `no-cache` when it is given a condition of its own, which asks for the whole all the same.
const askAgain = (path: string, etag: string) => ada.get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' });

describe('what a client has already', () => {
  it.each([
    ['the list', () => '/api/notes'],
    ['a page of it', () => '/api/notes?limit=1&q=read'],
    ['a note', () => `/api/notes/${note.id}`],
  ])('is not sent again when it asks for %s', async (_, path) => {
    const etag = String((await ada.get(path())).headers.get('etag'));
    expect(etag).toMatch(/^W\/".+"$/);
    expect(await askAgain(path(), etag)).toMatchObject({ status: 304, body: '' });
  });

  it.each([
    ['the list', () => '/api/notes'],
    ['the note', () => `/api/notes/${note.id}`],
  ])('is sent anew once %s has changed', async (_, path) => {
    const etag = String((await ada.get(path())).headers.get('etag'));
    await ada.ask('POST', `/api/notes/${note.id}/update-title`, {
      json: { title: `Changed at ${Date.now()} for ${path()}` },
    });
    const { status, headers } = await askAgain(path(), etag);
    expect(status).toBe(200);
    expect(headers.get('etag')).not.toBe(etag);
  });

  it("is nobody else's: a stranger is told nothing by an ETag", async () => {
    const etag = String((await ada.get(`/api/notes/${note.id}`)).headers.get('etag'));
    const stranger = await gateway.join('Mallory');
    expect(
      await stranger.get(`/api/notes/${note.id}`, { 'if-none-match': etag, 'cache-control': 'max-age=0' }),
    ).toMatchObject({ status: 404 });
  });

  it('is still never kept by a browser or a proxy', async () => {
    expect((await ada.get('/api/notes')).headers.get('cache-control')).toBe('no-store');
  });

  it('keeps the hash of its bytes as the ETag of audio', async () => {
    const form = formOf({ title: 'Heard' }, { bytes: await readFixture('amiable.wav') });
    const heard = (await ada.ask('POST', '/api/notes', { form })).body as Note;
    expect((await ada.get(String(heard.audioUrl))).headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/);
  });
});
