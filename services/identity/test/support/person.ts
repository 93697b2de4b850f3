import { randomUUID } from 'node:crypto';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { Browser } from './browser.ts';
import type { TestIdentity } from './start-test-identity.ts';

export const password = 'seven stitches in time';

export function somebody() {
  return { firstName: 'Marianne', lastName: 'Dashwood', email: `marianne.${randomUUID()}@example.com`, password };
}

export interface SignInUnderWay {
  browser: Browser;
  /** Path of the sign-in page that came up. */
  path: string;
  page: string;
  checks: { pkceCodeVerifier: string; expectedState: string; expectedNonce: string };
}

/** Comes from the app as a person does: to the authorization endpoint, with everything the gateway sends. */
export async function beginSignIn(
  identity: TestIdentity,
  browser = new Browser(identity.origin),
): Promise<SignInUnderWay> {
  const { url, answer, checks } = await authorize(identity, browser);
  return { browser, path: url.pathname, page: await answer.text(), checks };
}

export async function authorize(identity: TestIdentity, browser: Browser, parameters: Record<string, string> = {}) {
  const checks = {
    pkceCodeVerifier: randomPKCECodeVerifier(),
    expectedState: randomState(),
    expectedNonce: randomNonce(),
  };
  const start = buildAuthorizationUrl(identity.client, {
    redirect_uri: `${identity.origin}/api/callback`,
    scope: 'openid profile email',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...parameters,
  });
  const { url, answer } = await browser.follow(await browser.get(start.pathname + start.search));
  return { url, answer, checks };
}

/** Exchanges the code in a callback address, as the gateway does. */
export async function exchange(identity: TestIdentity, callback: URL, checks: SignInUnderWay['checks']) {
  const tokens = await authorizationCodeGrant(identity.client, callback, { ...checks, idTokenExpected: true });
  const subject = tokens.claims()!.sub;
  return { tokens, subject, profile: await fetchUserInfo(identity.client, tokens.access_token, subject) };
}

/** Creates an account and stays signed in. */
export async function createAccount(identity: TestIdentity, person = somebody()) {
  const { browser, path, checks } = await beginSignIn(identity);
  const { url } = await browser.follow(await browser.post(`${path}/create`, person));
  return { browser, person, callback: url, checks };
}
