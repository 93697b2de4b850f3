import type { Note } from '@stitchbook/api-types';
import { findRoutes } from './support/find-routes.ts';
import { formOf, noteForm, readFixture } from './support/forms.ts';
import type { Person } from './support/person.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

/** Sent with the person's cookie, as a browser would on behalf of another site's page. */
const FORGERIES: [name: string, headers: Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring site', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }],
  ['another site, in an older browser', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a sandboxed frame that says so', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['our origin by its word, but another by the browser', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
  ['an address that begins like ours', { origin: `${ORIGIN}.evil.example` }],
  ['nowhere: neither header', { origin: '' }],
];
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

let gateway: TestGateway;
let ada: Person;
let note: Note;

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.join('Ada');
  const form = formOf(
    { title: 'Mine', transcript: 'My own words.', duration: '2' },
    { bytes: await readFixture('amiable.wav') },
  );
  note = (await ada.ask('POST', '/api/notes', { form })).body as Note;
});
afterAll(() => gateway.close());

/** All that a forged request could have changed, as one text. */
async function everythingKept(): Promise<string> {
  const { dataSource } = gateway.database;
  const tables = await dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const rows: unknown[] = [];
  for (const { name } of tables) {
    // The expiry of a session in use moves on, which is no change that anybody asked for.
    const what = name === 'http_sessions' ? 'sid, sess' : '*';
    rows.push([name, await dataSource.query(`select ${what} from ${name} order by 1`)]);
  }
  return JSON.stringify(rows);
}

/** Without headers that say where it comes from, as `fetch` of Node sends them. */
async function forge(method: string, path: string, headers: Record<string, string>, body: FormData | string | null) {
  const own = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  const response = await fetch(gateway.address + path, {
    method,
    headers: { cookie: ada.cookieHeader(), ...own },
    body,
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as { code?: string } };
}

describe('a request that another page makes with the cookie of a person', () => {
  it.each(FORGERIES)('from %s changes nothing, whatever it is made of', async (_name, headers) => {
    const before = await everythingKept();
    const json = JSON.stringify({ title: 'Forged' });
    const title = `/api/notes/${note.id}/update-title`;
    const tries: [method: string, path: string, headers: Record<string, string>, body: FormData | string | null][] = [
      ['POST', '/api/notes', {}, noteForm('Forged')],
      ['POST', title, { 'content-type': 'text/plain' }, json],
      ['POST', title, { 'content-type': 'application/json' }, json],
      ['POST', title, { 'content-type': 'application/x-www-form-urlencoded' }, 'title=Forged'],
      ['POST', `/api/notes/${note.id}/generate`, {}, null],
      ['POST', '/api/auth/sign-out-everywhere', {}, null],
      ['DELETE', `/api/notes/${note.id}`, {}, null],
      ['DELETE', '/api/account', { 'content-type': 'application/json' }, '{"confirm":"Ada@example.org"}'],
    ];
    for (const [method, path, more, body] of tries) {
      const answer = await forge(method, path, { ...more, ...headers }, body);
      expect({ method, path, status: answer.status, code: answer.body.code }).toEqual({
        method,
        path,
        status: 403,
        code: 'request.cross-origin',
      });
    }
    expect(await everythingKept()).toBe(before);
  });

  it('is refused on every route that changes something', async () => {
    const routes = findRoutes(gateway.app).filter((route) => CHANGING.has(route.split(' ')[0] ?? ''));
    expect(routes.length).toBeGreaterThan(15);
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      const { status } = await forge(method, path.replace(':id', '1').replace(/:\w+/, ada.id ?? ''), {}, null);
      expect({ route, status }).toEqual({ route, status: 403 });
    }
  });

  it('gets no CORS headers, nor is it allowed by a preflight', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'DELETE',
      'access-control-request-headers': 'content-type',
    };
    const answers = [
      await fetch(`${gateway.address}/api/notes/${note.id}`, { method: 'OPTIONS', headers }),
      await fetch(`${gateway.address}/api/notes`, { headers: { ...headers, cookie: ada.cookieHeader() } }),
    ];
    for (const answer of answers) {
      const told = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(told).toEqual([]);
    }
  });
});

describe('a route that takes JSON', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/json', 'application/jsonp'])(
    'takes none that is called %s, even from our own pages',
    async (type) => {
      const headers = { origin: ORIGIN, 'content-type': type };
      const answer = await forge('POST', `/api/notes/${note.id}/update-title`, headers, '{"title":"Forged"}');
      expect(answer.status).toBe(415);
      expect((await ada.get(`/api/notes/${note.id}`)).body).toMatchObject({ title: 'Mine' });
    },
  );
});
