import { Browser, leadsTo } from './support/identity-browser.ts';
import { afterwards } from './support/identity-clock.ts';
import { type OidcIssuer, startOidcIssuer } from './support/oidc-issuer.ts';
import { finishSignIn, outcomeOf, signInAt } from './support/oidc-sign-in.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

const MINUTE_MS = 60_000;
const nowSeconds = () => Math.floor(Date.now() / 1_000);

let issuer: OidcIssuer;
let gateway: TestGateway;

beforeAll(async () => {
  issuer = await startOidcIssuer();
  gateway = await startGateway({ OIDC_ISSUER: issuer.url });
});
beforeEach(() => {
  issuer.profile = { sub: crypto.randomUUID(), email: 'ada@example.org' };
  says(undefined);
});
afterAll(async () => {
  await gateway.close();
  await issuer.close();
});

/** When the password was given, by the word of the issuer. */
function says(authTime: number | undefined): void {
  issuer.makeIdToken = (claims) => issuer.sign(authTime === undefined ? claims : { ...claims, auth_time: authTime });
}

const newBrowser = () => new Browser(gateway.address, ORIGIN);
async function signIn(): Promise<Browser> {
  const browser = newBrowser();
  await signInAt(issuer, browser);
  return browser;
}
const exportOf = async (browser: Browser) => (await browser.call('GET', '/api/account/export')).status;
const begin = (browser: Browser) => browser.get('/api/login?fresh=1&returnTo=/account');

async function signInFreshly(browser: Browser) {
  return finishSignIn(browser, await issuer.approve(leadsTo(await begin(browser))));
}

describe('exporting an account, and deleting it', () => {
  it('is for who has given the password within the last ten minutes, by the word of the issuer', async () => {
    says(nowSeconds() - 9 * 60);
    expect(await exportOf(await signIn())).toBe(200);
    says(nowSeconds() - 11 * 60);
    expect(await exportOf(await signIn())).toBe(403);
  });

  it('is refused to a session that has grown old, with what can be done about it', async () => {
    says(nowSeconds());
    const browser = await signIn();
    expect(await exportOf(browser)).toBe(200);
    await afterwards(11 * MINUTE_MS, async () => {
      for (const [method, path] of [
        ['GET', '/api/account/export'],
        ['DELETE', '/api/account'],
      ] as const) {
        const { status, text } = await browser.call(method, path);
        expect({ status, body: JSON.parse(text) as unknown }).toEqual({
          status: 403,
          body: { message: expect.stringContaining('sign in again'), code: 'sign-in.not-fresh' },
        });
      }
    });
    expect((await browser.user()).status).toBe(200);
  });

  it('is refused to a session of which nobody said when the password was given, or said a time to come', async () => {
    expect(await exportOf(await signIn())).toBe(403);
    says(nowSeconds() + 3_600);
    expect(await exportOf(await signIn())).toBe(403);
  });

  it('should require authentication', async () => {
    expect(await exportOf(newBrowser())).toBe(401);
  });
});

describe('a fresh sign-in', () => {
  it('asks the issuer for the password itself', async () => {
    const { searchParams } = leadsTo(await begin(newBrowser())) ?? new URL('about:blank');
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '600']);
    const { searchParams: usual } = leadsTo(await newBrowser().get('/api/login')) ?? new URL('about:blank');
    expect([usual.get('prompt'), usual.get('max_age')]).toEqual([null, null]);
  });

  it('comes back to where it was asked for, and opens what was refused', async () => {
    says(nowSeconds() - 3_600);
    const browser = await signIn();
    expect(await exportOf(browser)).toBe(403);
    says(nowSeconds());
    expect(leadsTo(await signInFreshly(browser))?.pathname).toBe('/account');
    expect(await exportOf(browser)).toBe(200);
  });

  it('is none when the issuer did not ask, and says so', async () => {
    const browser = newBrowser();
    const callback = await issuer.approve(leadsTo(await begin(browser)));
    says(nowSeconds() - 3_600);
    expect(await outcomeOf(browser, callback)).toMatchObject({ status: 400, user: 401 });
  });

  it('is believed of an issuer that never says when, for nobody else could have come back from there', async () => {
    const browser = await signIn();
    expect(await exportOf(browser)).toBe(403);
    await signInFreshly(browser);
    expect(await exportOf(browser)).toBe(200);
  });
});
