import { setTimeout as wait } from 'node:timers/promises';
import { type Installation, createAccount, signIn, somebody, startInstallation } from './support/identity-provider.ts';
import type { Account, Session } from '@stitchbook/api-types';
import { leadsTo } from './support/identity-browser.ts';

let stitchbook: Installation;

beforeAll(async () => {
  stitchbook = await startInstallation();
  await stitchbook.startProvider();
}, 120_000);
afterAll(() => stitchbook.close());

const count = async (query: string, ...parameters: unknown[]) => {
  const [row] = await stitchbook.gateway.database.dataSource.query<{ count: number }[]>(
    `select count(*)::int as count ${query}`,
    parameters,
  );
  return row?.count;
};

describe('creating an account', () => {
  it('lands at /redirect, signed in under the name that was given', async () => {
    const browser = stitchbook.browser();
    const { person, landing } = await createAccount(browser);
    expect(leadsTo(landing)?.pathname).toBe('/redirect');
    const { firstName, lastName, email } = person;
    expect(await browser.user()).toEqual({
      status: 200,
      body: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        firstName,
        lastName,
        email,
        profileImageUrl: null,
        hasLanguageModel: false,
        spokenLanguage: null,
      },
    });
  });

  it('lands where the person was going', async () => {
    const browser = stitchbook.browser();
    const form = await browser.follow(await browser.get('/api/login?returnTo=/notes/12%3Fat%3D3%23comments'));
    const page = await browser.follow(await browser.post(`${form.url.pathname}/create`, somebody()), /^\/notes/);
    expect(page.headers.get('location')).toBe('/notes/12?at=3#comments');
  });

  it('comes first for who comes for it, and ends where the person was going', async () => {
    const browser = stitchbook.browser();
    const form = await browser.follow(await browser.get('/api/login?prompt=create&returnTo=/notes/12'));
    expect(form.url.pathname).toMatch(/\/create$/);
    const page = await browser.follow(await browser.post(form.url.pathname, somebody()), /^\/notes/);
    expect(page.headers.get('location')).toBe('/notes/12');
  });
});

describe('signing in', () => {
  it('leaves nothing behind of a visitor who only comes to the page', async () => {
    const before = await count('from http_sessions');
    await stitchbook.browser().get('/api/login');
    expect(await count('from http_sessions')).toBe(before);
  });

  it('is the same person in another browser', async () => {
    const [first, second] = [stitchbook.browser(), stitchbook.browser()];
    const { person } = await createAccount(first);
    await signIn(second, person);
    expect(await second.user()).toEqual(await first.user());
    expect(await count('from users where email = $1', person.email)).toBe(1);
  });

  it('works in two tabs that come to it at the same moment', async () => {
    const browser = stitchbook.browser();
    const { person } = await createAccount(stitchbook.browser());
    const tabs = await Promise.all([browser.get('/api/login'), browser.get('/api/login')]);
    const forms = [];
    for (const tab of tabs) forms.push(await browser.follow(tab));
    for (const form of forms) {
      const landing = await browser.follow(await browser.post(form.url.pathname, person), /^\/redirect$/);
      expect(leadsTo(landing)?.pathname).toBe('/redirect');
      expect(await browser.user()).toMatchObject({ status: 200, body: { email: person.email } });
    }
  });
});

describe('signing out', () => {
  it("ends the session here and the provider's", async () => {
    const browser = stitchbook.browser();
    const { person } = await createAccount(browser);
    const before = browser.copy();
    const id = decodeURIComponent(browser.cookie('stitchbook') ?? '').slice(2, 34);
    expect(await count('from http_sessions where sid = $1', id)).toBe(1);

    const confirm = await browser.follow(await browser.get('/api/logout'));
    const xsrf = /name="xsrf" value="(\w+)"/.exec(confirm.text)?.[1] ?? '';
    const end = await browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
    expect(leadsTo(end)?.href).toBe(`${browser.origin}/`);

    expect(browser.names()).not.toContain('stitchbook');
    expect(await count('from http_sessions where sid = $1', id)).toBe(0);
    for (const path of ['/api/auth/user', '/api/notes', '/api/jobs/1', '/api/notes/1/audio']) {
      expect((await before.call('GET', path)).status).toBe(401);
    }
    const again = await browser.follow(await browser.get('/api/login'));
    expect(again.text).toContain('name="password"');
    expect(leadsTo(await signIn(browser, person))?.pathname).toBe('/redirect');
  });

  it.each([
    ['an image', { 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
    ['a prefetch', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
    ['an older prefetch', { purpose: 'prefetch' }],
  ])('is not done by %s', async (_name, headers) => {
    const browser = stitchbook.browser();
    await createAccount(browser);
    expect((await browser.get('/api/logout', headers as Record<string, string>)).status).toBe(403);
    expect(await browser.user()).toMatchObject({ status: 200 });
  });

  it('leads a visitor home', async () => {
    const browser = stitchbook.browser();
    expect(leadsTo(await browser.get('/api/logout'))?.href).toBe(`${browser.origin}/`);
  });
});

describe('signing out everywhere', () => {
  it('should require authentication', async () => {
    expect(await stitchbook.browser().call('POST', '/api/auth/sign-out-everywhere')).toMatchObject({ status: 401 });
  });

  it('ends all sessions of the person, and nobody else’s', async () => {
    const [here, there, other] = [stitchbook.browser(), stitchbook.browser(), stitchbook.browser()];
    const { person } = await createAccount(here);
    await signIn(there, person);
    await createAccount(other);
    const before = here.copy();
    const { status, text } = await here.call('POST', '/api/auth/sign-out-everywhere');
    expect({ status, body: JSON.parse(text) as unknown }).toEqual({
      status: 200,
      body: { success: true, message: 'You are signed out everywhere.' },
    });
    for (const browser of [here, there, before]) expect((await browser.user()).status).toBe(401);
    expect(here.names()).not.toContain('stitchbook');
    expect((await other.user()).status).toBe(200);
  });

  it('ends those at the bundled provider too: the password is asked for in each of those browsers', async () => {
    const [here, there, other] = [stitchbook.browser(), stitchbook.browser(), stitchbook.browser()];
    const { person } = await createAccount(here);
    await signIn(there, person);
    await createAccount(other);
    await here.call('POST', '/api/auth/sign-out-everywhere');
    for (const browser of [here, there]) {
      expect((await browser.follow(await browser.get('/api/login'))).text).toContain('name="password"');
    }
    const again = await other.follow(await other.get('/api/login'), /^\/redirect$/);
    expect(leadsTo(again)?.pathname).toBe('/redirect');
    expect(await count(`from oidc_payloads where model = 'Grant'`)).toBeGreaterThan(0);
  });
});

describe('ending one session', () => {
  it('ends that of the other browser at the bundled provider too, and leaves this one', async () => {
    const [here, there] = [stitchbook.browser(), stitchbook.browser()];
    const { person } = await createAccount(here);
    // The two are told apart by the second at which the password was given.
    await wait(1_100);
    await signIn(there, person);
    const sessions = JSON.parse((await here.call('GET', '/api/account/sessions')).text) as Session[];
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect((await here.call('DELETE', `/api/account/sessions/${other?.id}`)).status).toBe(200);
    expect((await there.user()).status).toBe(401);
    expect((await there.follow(await there.get('/api/login'))).text).toContain('name="password"');
    expect((await here.user()).status).toBe(200);
    expect(leadsTo(await here.follow(await here.get('/api/login'), /^\/redirect$/))?.pathname).toBe('/redirect');
  });
});

describe('a fresh sign-in', () => {
  it('takes the password again of somebody who is signed in', async () => {
    const browser = stitchbook.browser();
    const { person } = await createAccount(browser);
    const form = await browser.follow(await browser.get('/api/login?fresh=1&returnTo=/account'));
    expect(form.text).toContain('name="password"');
    const { email, password } = person;
    const landing = await browser.follow(await browser.post(form.url.pathname, { email, password }), /^\/account$/);
    expect(leadsTo(landing)?.pathname).toBe('/account');
    const account = JSON.parse((await browser.call('GET', '/api/account')).text) as Account;
    expect(account).toMatchObject({ email, hasPasswordHere: true, isAdministrator: false });
    expect(Date.parse(String(account.freshUntil))).toBeGreaterThan(Date.now());
  });
});
