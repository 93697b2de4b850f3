import { randomUUID } from 'node:crypto';
import type { Note } from '@stitchbook/api-types';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

/** The store is never asked: an address is signed without it. */
const STORE = 'https://audio.example.org';
const AUDIO_KEY = randomUUID();
let gateway: TestGateway;
let ada: Person;
let grace: Person;
let note: Note;
let url: string;

beforeAll(async () => {
  gateway = await startGateway({
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_PUBLIC_ENDPOINT: STORE,
    S3_BUCKET: 'stitchbook',
    S3_ACCESS_KEY: 'stitchbook',
    S3_SECRET_KEY: 'not-to-be-seen',
  });
  [ada, grace] = [await gateway.join('Ada'), await gateway.join('Grace')];
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('Grüße', 'Words.') })).body as Note;
  url = `/api/notes/${note.id}/audio`;
  const { dataSource } = gateway.database;
  const [recording] = await dataSource.query<{ id: string }[]>(
    `insert into recordings (owner_id, audio_key, format, bytes, sha256) values ($1, $2, 'mp3', 10, 'hash') returning id`,
    [ada.id, AUDIO_KEY],
  );
  await dataSource.query('update notes set recording_id = $1, duration = 90.5 where id = $2', [recording?.id, note.id]);
});
afterAll(() => gateway.close());

const sentTo = (headers: Headers) => new URL(String(headers.get('location')));

describe('the audio of a note, where browsers reach the store', () => {
  it('is at the store itself, by an address signed for this recording and for as long as it lasts and a minute', async () => {
    const { status, headers, body } = await ada.get(url, { range: 'bytes=0-1' });
    const address = sentTo(headers);
    expect({ status, cache: headers.get('cache-control') }).toEqual({ status: 302, cache: 'no-store' });
    expect(address.origin + address.pathname).toBe(`${STORE}/stitchbook/${AUDIO_KEY}`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      'X-Amz-Expires': '151',
      'X-Amz-SignedHeaders': 'host',
      'response-content-type': 'audio/mpeg',
      'response-content-disposition': `inline; filename="Gr??e.mp3"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.mp3`,
      'response-cache-control': 'private, no-store',
    });
    expect(address.href + JSON.stringify(body)).not.toContain('not-to-be-seen');
  });

  it('has an address that ends within the hour, however long it is said to last', async () => {
    await gateway.database.dataSource.query('update notes set duration = 1e6 where id = $1', [note.id]);
    expect(sentTo((await ada.get(url)).headers).searchParams.get('X-Amz-Expires')).toBe('3600');
  });

  it('answers HEAD with an address that is signed for HEAD', async () => {
    const [get, head] = [await ada.get(url), await ada.ask('HEAD', url)];
    const signature = ({ headers }: typeof get) => sentTo(headers).searchParams.get('X-Amz-Signature');
    expect(head.status).toBe(302);
    expect(signature(head)).not.toBe(signature(get));
  });

  it('gives the presigned URL to nobody who may not play it, and nobody any more whose share has ended', async () => {
    expect(await gateway.visitor().get(url)).toMatchObject({ status: 401 });
    expect(await grace.get(url)).toMatchObject({ status: 404, body: { code: 'note.missing' } });
    const share = { sharedWithUserId: grace.id, permission: 'view' };
    await ada.ask('POST', `/api/notes/${note.id}/share`, { json: share });
    expect(await grace.get(url)).toMatchObject({ status: 302 });
    await ada.ask('DELETE', `/api/notes/${note.id}/shares/${grace.id}`);
    expect(await grace.get(url)).toMatchObject({ status: 404 });
  });

  it('may be played from there by the pages of Stitchbook, and nothing else may come from there', async () => {
    const policy = String((await ada.get('/notes', { accept: 'text/html' })).headers.get('content-security-policy'));
    expect(policy.split(';').filter((rule) => rule.includes(STORE))).toEqual([`media-src 'self' blob: ${STORE}`]);
  });
});
