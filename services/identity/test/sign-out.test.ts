import { buildEndSessionUrl } from 'openid-client';
import type { Browser } from './support/browser.ts';
import { authorize, createAccount, exchange } from './support/person.ts';
import { startTestIdentity, type TestIdentity } from './support/start-test-identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});

afterAll(async () => identity.stop());

/** What the page's button sends, by itself or by the person's hand. */
async function pressSignOut(browser: Browser, page: string) {
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? '';
  return browser.follow(await browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' }));
}

async function askToSignOut(browser: Browser, parameters: Record<string, string>) {
  const { pathname, search } = buildEndSessionUrl(identity.client, parameters);
  return browser.get(pathname + search);
}

describe('signing out', () => {
  it("ends the provider's session without a second question and goes back to the app", async () => {
    const { browser, callback, checks } = await createAccount(identity);
    const { tokens } = await exchange(identity, callback, checks);
    const answer = await askToSignOut(browser, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${identity.origin}/`,
      state: 'after',
    });
    const page = await answer.text();
    expect(page).toContain('<script src="/oidc/assets/sign-out.js" defer>');
    const { url } = await pressSignOut(browser, page);
    expect(url.href).toBe(`${identity.origin}/?state=after`);
    expect(browser.has('stitchbook-identity')).toBe(false);
    expect((await authorize(identity, browser)).url.pathname).toMatch(/^\/oidc\/interaction\//);
  });

  it('leaves no session, grant or token of the person behind', async () => {
    const { browser, callback, checks } = await createAccount(identity);
    const { tokens, subject } = await exchange(identity, callback, checks);
    const left = `select model from oidc_payloads where payload->>'accountId' = $1`;
    const query = async () => identity.database.dataSource.query<{ model: string }[]>(left, [subject]);
    expect((await query()).map(({ model }) => model)).toEqual(
      expect.arrayContaining(['Session', 'Grant', 'AccessToken']),
    );
    const answer = await askToSignOut(browser, { id_token_hint: tokens.id_token ?? '' });
    await pressSignOut(browser, await answer.text());
    expect(await query()).toEqual([]);
  });

  it.each([
    ['nothing shows that the app asks', async () => ({})],
    [
      "the app's proof is of somebody else",
      async () => {
        const other = await createAccount(identity);
        const { tokens } = await exchange(identity, other.callback, other.checks);
        return { id_token_hint: tokens.id_token ?? '' };
      },
    ],
  ])('asks first when %s', async (_, parameters) => {
    const { browser } = await createAccount(identity);
    const page = await (await askToSignOut(browser, await parameters())).text();
    expect(page).toContain('Sign out?');
    expect(page).not.toContain('sign-out.js');
    expect((await authorize(identity, browser)).url.pathname).toBe('/api/callback');
  });

  it('does nothing without the token of the page it was asked on', async () => {
    const { browser } = await createAccount(identity);
    await askToSignOut(browser, {});
    const answer = await browser.post('/oidc/session/end/confirm', { xsrf: 'guessed', logout: 'yes' });
    expect(answer.status).toBe(400);
    expect((await authorize(identity, browser)).url.pathname).toBe('/api/callback');
  });

  it('never leads to a foreign address', async () => {
    const { browser, callback, checks } = await createAccount(identity);
    const { tokens } = await exchange(identity, callback, checks);
    const answer = await askToSignOut(browser, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'https://evil.example/',
    });
    expect(answer.status).toBe(400);
  });
});
