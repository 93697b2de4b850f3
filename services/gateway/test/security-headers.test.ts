import { Browser } from './support/identity-browser.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

const HTTPS = 'https://stitchbook.test';
/** A page, a part of the API, one that refuses, one that does not exist, and the ways in and out. */
const PATHS = ['/', '/notes/1', '/api/notes', '/api/nothing', '/api/account/export', '/api/callback', '/admin/queues'];

let plain: TestGateway;
let secure: TestGateway;

beforeAll(async () => {
  [plain, secure] = [await startGateway(), await startGateway({ BASE_URL: HTTPS })];
});
afterAll(() => Promise.all([plain.close(), secure.close()]));

const headersOf = async (gateway: TestGateway, origin: string, path: string) =>
  (await new Browser(gateway.address, origin).get(path)).headers;

describe('every answer', () => {
  it.each(PATHS)('at %s says what a browser may do with it', async (path) => {
    const headers = await headersOf(plain, ORIGIN, path);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '')
        .split(';')
        .map((rule) => rule.trim().split(/\s+/))
        .map(([name = '', ...sources]) => [name, sources]),
    );
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
    for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'form-action'])
      expect(policy.get(name)).toEqual(["'self'"]);
    expect([...policy.values()].flat().filter((source) => source.includes('unsafe'))).toEqual([]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/^microphone=\(self\), camera=\(\)/);
  });

  it.each(PATHS.filter((path) => path.startsWith('/api/')))('at %s is kept by no cache', async (path) => {
    expect((await headersOf(plain, ORIGIN, path)).get('cache-control')).toBe('no-store');
  });

  it.each(PATHS)('at %s asks a browser to come by https, where people do', async (path) => {
    expect((await headersOf(secure, HTTPS, path)).get('strict-transport-security')).toMatch(/^max-age=31536000\b/);
    expect((await headersOf(plain, ORIGIN, path)).get('strict-transport-security')).toBeNull();
  });
});
