import type { Account, Session } from '@stitchbook/api-types';
import { Browser } from './support/identity-browser.ts';
import { type OidcIssuer, startOidcIssuer } from './support/oidc-issuer.ts';
import { signInAt } from './support/oidc-sign-in.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

let issuer: OidcIssuer;
let gateway: TestGateway;

beforeAll(async () => {
  issuer = await startOidcIssuer();
  gateway = await startGateway({ OIDC_ISSUER: issuer.url });
});
beforeEach(() => {
  issuer.profile = { sub: crypto.randomUUID(), email: 'ada@example.org', given_name: 'Ada' };
});
afterAll(async () => {
  await gateway.close();
  await issuer.close();
});

async function signIn(): Promise<Browser> {
  const browser = new Browser(gateway.address, ORIGIN);
  await signInAt(issuer, browser);
  return browser;
}

async function listOf(browser: Browser): Promise<Session[]> {
  const { status, text } = await browser.call('GET', '/api/account/sessions');
  expect(status).toBe(200);
  return JSON.parse(text) as Session[];
}

const sidOf = (browser: Browser) =>
  decodeURIComponent(browser.cookie('stitchbook') ?? '').replace(/^s:([^.]*)\..*$/, '$1');
const end = (browser: Browser, id: string | undefined) => browser.call('DELETE', `/api/account/sessions/${id}`);
const rowsOf = (browser: Browser) =>
  gateway.database.dataSource.query<object[]>('select 1 from http_sessions where sid = $1', [sidOf(browser)]);

describe('the list of sessions', () => {
  it('should require authentication', async () => {
    const visitor = new Browser(gateway.address, ORIGIN);
    expect((await visitor.call('GET', '/api/account/sessions')).status).toBe(401);
    expect((await end(visitor, '0'.repeat(32))).status).toBe(401);
  });

  it('says where, since when and until when somebody is signed in, and which is this one', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const sessions = await listOf(here);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await listOf(there)).find(({ isCurrent }) => isCurrent)?.id).toBe(
      sessions.find(({ isCurrent }) => !isCurrent)?.id,
    );
    for (const { signedInAt, lastUsedAt } of sessions) {
      expect(Date.now() - Date.parse(signedInAt)).toBeLessThan(60_000);
      expect(Math.abs(Date.now() - Date.parse(lastUsedAt))).toBeLessThan(60_000);
    }
  });

  it('gives nobody what a cookie is made of', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const { text } = await here.call('GET', '/api/account/sessions');
    for (const browser of [here, there]) expect(text).not.toContain(sidOf(browser));
    const thief = new Browser(gateway.address, ORIGIN);
    for (const { id } of await listOf(here)) {
      thief.plant('stitchbook', encodeURIComponent(`s:${id}.${'A'.repeat(43)}`));
      expect((await thief.user()).status).toBe(401);
    }
  });
});

describe('ending a session', () => {
  it('signs out there and nowhere else', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const other = (await listOf(here)).find(({ isCurrent }) => !isCurrent);
    expect((await end(here, other?.id)).status).toBe(200);
    expect((await there.user()).status).toBe(401);
    expect(await rowsOf(there)).toEqual([]);
    expect(await listOf(here)).toMatchObject([{ isCurrent: true }]);
    expect((await end(here, other?.id)).status).toBe(404);
  });

  it('is not done to the session of somebody else', async () => {
    const ada = await signIn();
    issuer.profile = { sub: crypto.randomUUID() };
    const grace = await signIn();
    const [hers] = await listOf(ada);
    expect((await end(grace, hers?.id)).status).toBe(404);
    expect((await ada.user()).status).toBe(200);
  });

  it.each(['x', '%00', '0'.repeat(31), "'%20or%20true--", '..%2f'])('of %s finds none', async (id) => {
    const browser = await signIn();
    expect((await end(browser, id)).status).toBe(404);
    expect((await browser.user()).status).toBe(200);
  });

  it('can be done to the one that asks', async () => {
    const browser = await signIn();
    const [own] = await listOf(browser);
    expect((await end(browser, own?.id)).status).toBe(200);
    expect((await browser.user()).status).toBe(401);
    expect(await rowsOf(browser)).toEqual([]);
  });
});

describe('the account', () => {
  it('should require authentication', async () => {
    expect((await new Browser(gateway.address, ORIGIN).call('GET', '/api/account')).status).toBe(401);
  });

  it('shows who it is and that its password is the business of another issuer', async () => {
    const browser = await signIn();
    const account = JSON.parse((await browser.call('GET', '/api/account')).text) as Account;
    expect(account).toMatchObject({
      email: 'ada@example.org',
      firstName: 'Ada',
      isAdministrator: false,
      hasPasswordHere: false,
      freshUntil: null,
    });
  });
});
