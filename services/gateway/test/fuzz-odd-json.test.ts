import { gzipSync } from 'node:zlib';
import type { Note } from '@stitchbook/api-types';
import { Agent } from 'node:http';
import { noteForm } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { sendRaw } from './support/send-raw.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

const LEVELS = 10_000;
const agent = new Agent({ keepAlive: true });
let gateway: TestGateway;
let ada: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  note = (await ada.ask('POST', '/api/notes', { form: noteForm('As it was') })).body as Note;
});
afterAll(async () => {
  agent.destroy();
  await gateway.close();
});

const send = (method: string, path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  sendRaw(gateway.address, agent, {
    method,
    path,
    headers: {
      origin: ORIGIN,
      cookie: ada.cookieHeader(),
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  });
const rename = (body: string | Buffer, headers?: Record<string, string>) =>
  send('POST', `/api/notes/${note.id}/update-title`, body, headers);
const titleNow = async () => ((await ada.get(`/api/notes/${note.id}`)).body as Note).title;

describe('JSON', () => {
  it.each([
    ['lists', `${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`],
    ['objects', `${'{"a":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`],
    ['a title', `{"title":${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}}`],
  ])('of %s 10,000 levels deep is refused', async (_, body) => {
    expect(await rename(body)).toMatchObject({
      status: 400,
      body: { code: 'request.too-deep', message: 'The request is nested too deeply.' },
    });
  });

  it('of 10 MB is refused', async () => {
    expect(await rename(JSON.stringify({ title: 'x'.repeat(10 * 2 ** 20) }))).toMatchObject({
      status: 413,
      body: { code: 'request.too-large' },
    });
  });

  it('is taken compressed, but not when it unpacks to more than is taken plain', async () => {
    const gzip = { 'content-encoding': 'gzip' };
    expect(await rename(gzipSync('{"title":"Unpacked"}'), gzip)).toMatchObject({
      status: 200,
      body: { note: { title: 'Unpacked' } },
    });
    const bomb = gzipSync(JSON.stringify({ title: 'x'.repeat(50 * 2 ** 20) }));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await rename(bomb, gzip)).toMatchObject({ status: 413 });
    expect(await rename('{"title":"Not packed"}', gzip)).toMatchObject({ status: 400 });
    expect(await rename('{"title":"Packed how"}', { 'content-encoding': 'zstd' })).toMatchObject({ status: 415 });
  });

  it.each([
    ['application/json; charset=utf-8', 200],
    ['application/json; charset=x-unknown', 415],
    ['application/json; charset=iso-8859-1', 415],
    ['text/plain', 415],
    ['', 415],
  ])('as %s is answered with %i', async (contentType, status) => {
    expect(await rename('{"title":"By its type"}', { 'content-type': contentType })).toMatchObject({ status });
  });

  it('cannot slip anything in', async () => {
    const before = (await ada.get(`/api/notes/${note.id}`)).body as Note;
    const slipped =
      '{"title":"Only this","__proto__":{"role":"view"},"id":7,"ownerId":"x","sentiment":"negative","permission":"owner"}';
    expect(await rename(slipped)).toMatchObject({ status: 200 });
    const after = (await ada.get(`/api/notes/${note.id}`)).body as Note;
    expect(after).toEqual({ ...before, title: 'Only this', version: before.version + 1 });
  });

  it('means nothing in a GET, whatever it is', async () => {
    for (const body of ['{', '[]', 'x'.repeat(5 * 2 ** 20)]) {
      expect(await send('GET', '/api/notes', body)).toMatchObject({ status: 200 });
    }
  });
});

describe('odd text', () => {
  it.each(['a\\u0000b', '\\ud800', 'x\\udfff'])('%s is refused as a title', async (title) => {
    const before = await titleNow();
    expect(await rename(`{"title":"${title}"}`)).toMatchObject({ status: 400 });
    expect(await titleNow()).toBe(before);
  });

  it.each(['\u202Eesrever', 'e\u0301'.repeat(100), '👨‍👩‍👧‍👦'.repeat(100), '<script>', "'; drop table notes; --"])(
    '%s is kept as it is',
    async (title) => {
      expect(await rename(JSON.stringify({ title }))).toMatchObject({ status: 200 });
      expect(await titleNow()).toBe(title);
    },
  );
});

describe('doubled and nested parameters', () => {
  it.each(['q=a&q=b', 'sort=newest&sort=title', 'limit=1&limit=2', 'cursor=a&cursor=b', 'tag=a&tag=b'])(
    '?%s is refused with a sentence',
    async (query) => {
      expect(await ada.get(`/api/notes?${query}`)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/ .*\.$/) as string },
      });
    },
  );

  it.each(['q[]=a', 'q[a]=b', 'limit[$gt]=1', '__proto__=x', 'constructor[prototype][x]=1'])(
    '?%s is ignored',
    async (query) => {
      expect((await ada.get(`/api/notes?${query}`)).body).toEqual((await ada.get('/api/notes')).body);
    },
  );
});

it('tags that cannot be kept are left out of what suggestions are asked with', async () => {
  const body = '{"transcript":"A walk in the garden.","existingTags":["garden","x\\udfff","a\\u0000b"]}';
  expect(await send('POST', '/api/notes/tag-suggestions', body, { prefer: 'respond-async' })).toMatchObject({
    status: 202,
  });
});

it('lists where text is expected are refused with a sentence', async () => {
  for (const [path, json] of [
    [`/api/notes/${note.id}/update-title`, { title: ['a'] }],
    [`/api/notes/${note.id}/update-transcript`, { transcript: ['a'] }],
    [`/api/notes/${note.id}/comments`, { content: ['a'] }],
    [`/api/notes/${note.id}/share`, { sharedWithUserId: ['a'] }],
  ] as const) {
    expect(await ada.ask('POST', path, { json })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/ .*\.$/) as string },
    });
  }
});
