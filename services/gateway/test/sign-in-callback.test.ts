import { randomUUID } from 'node:crypto';
import { Browser } from './support/identity-browser.ts';
import { afterwards } from './support/identity-clock.ts';
import { type OidcIssuer, startOidcIssuer } from './support/oidc-issuer.ts';
import { NO_SESSION, SESSION, beginSignIn, finishSignIn, outcomeOf } from './support/oidc-sign-in.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

let issuer: OidcIssuer;
let gateway: TestGateway;

beforeAll(async () => {
  issuer = await startOidcIssuer();
  gateway = await startGateway({ OIDC_ISSUER: issuer.url });
});
afterAll(async () => {
  await gateway.close();
  await issuer.close();
});

const newBrowser = () => new Browser(gateway.address, ORIGIN);
const begin = (browser: Browser) => beginSignIn(issuer, browser);

describe('a sign-in in which everything is right', () => {
  it('makes a session', async () => {
    const browser = newBrowser();
    expect(await outcomeOf(browser, await begin(browser))).toEqual(SESSION);
    expect(browser.names()).toEqual(['stitchbook']);
  });
});

describe('a state', () => {
  it('that is missing makes no session', async () => {
    const browser = newBrowser();
    const callback = await begin(browser);
    callback.searchParams.delete('state');
    expect(await outcomeOf(browser, callback)).toEqual(NO_SESSION);
  });

  it.each([randomUUID(), '', '__proto__', 'a'.repeat(43)])('of nobody (%j) makes no session', async (state) => {
    const browser = newBrowser();
    const callback = await begin(browser);
    callback.searchParams.set('state', state);
    expect(await outcomeOf(browser, callback)).toEqual(NO_SESSION);
  });

  it('that stands twice makes no session', async () => {
    const browser = newBrowser();
    const callback = await begin(browser);
    callback.searchParams.append('state', 'another');
    expect(await outcomeOf(browser, callback)).toEqual(NO_SESSION);
  });

  it('made in another browser makes no session, and takes nothing from that browser', async () => {
    const [victim, attacker] = [newBrowser(), newBrowser()];
    await begin(victim);
    const callback = await begin(attacker);
    expect(await outcomeOf(victim, callback)).toEqual(NO_SESSION);
    expect(await outcomeOf(attacker, callback)).toEqual(SESSION);
  });

  it('serves once', async () => {
    const browser = newBrowser();
    const callback = await begin(browser);
    await finishSignIn(browser, callback);
    const again = await issuer.approve(new URL(`${issuer.url}/authorize?state=${callback.searchParams.get('state')}`));
    const { status } = await finishSignIn(browser, new URL(again.search, callback));
    expect(status).toBe(400);
  });

  it('is not taken from a cookie that was moved to another state', async () => {
    const browser = newBrowser();
    const callback = await begin(browser);
    const [name = ''] = browser.names();
    const state = 'b'.repeat(43);
    browser.plant(`stitchbook-sign-in-${state}`, browser.cookie(name) ?? '');
    callback.searchParams.set('state', state);
    expect(await outcomeOf(browser, callback)).toEqual(NO_SESSION);
  });

  it('is not taken from a cookie that is no longer whole', async () => {
    const browser = newBrowser();
    const callback = await begin(browser);
    const [name = ''] = browser.names();
    browser.plant(name, `${browser.cookie(name)?.slice(0, -4)}AAAA`);
    expect(await outcomeOf(browser, callback)).toEqual(NO_SESSION);
  });

  it('is open for an hour', async () => {
    const browser = newBrowser();
    const callback = await begin(browser);
    expect(await afterwards(61 * 60_000, () => outcomeOf(browser, callback))).toEqual(NO_SESSION);
  });

  it('is remembered for five tabs, the latest, so that headers stay small', async () => {
    const browser = newBrowser();
    const callbacks: URL[] = [];
    for (let tab = 0; tab < 7; tab += 1) callbacks.push(await begin(browser));
    expect(browser.names()).toHaveLength(5);
    const outcomes = [];
    for (const callback of callbacks) outcomes.push((await finishSignIn(browser, callback)).status);
    expect(outcomes).toEqual([400, 400, 302, 302, 302, 302, 302]);
  });
});

describe('a code', () => {
  it('that was used makes no session, even with the cookies of then', async () => {
    const browser = newBrowser();
    const callback = await begin(browser);
    const thief = browser.copy();
    await finishSignIn(browser, callback);
    expect(await outcomeOf(thief, callback)).toEqual(NO_SESSION);
  });

  it('of another sign-in fails for its PKCE verifier', async () => {
    const [victim, attacker] = [newBrowser(), newBrowser()];
    const [injected, callback] = [await begin(attacker), await begin(victim)];
    callback.searchParams.set('code', injected.searchParams.get('code') ?? '');
    expect(await outcomeOf(victim, callback)).toEqual(NO_SESSION);
  });

  it.each(['access_denied', 'login_required', 'server_error'])(
    'refused by the issuer (%s) makes no session',
    async (error) => {
      const browser = newBrowser();
      const callback = await begin(browser);
      callback.searchParams.delete('code');
      callback.searchParams.set('error', error);
      callback.searchParams.set('error_description', '<script>alert(1)</script>');
      expect(await outcomeOf(browser, callback)).toEqual(NO_SESSION);
    },
  );
});
