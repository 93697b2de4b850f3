import { type Browser, leadsTo } from './identity-browser.ts';
import type { OidcIssuer } from './oidc-issuer.ts';

/** Begins in this browser and comes to the address that the issuer sends it back to. */
export async function beginSignIn(issuer: OidcIssuer, browser: Browser, returnTo?: string): Promise<URL> {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`;
  return issuer.approve(leadsTo(await browser.get(`/api/login${query}`)));
}

export async function signInAt(issuer: OidcIssuer, browser: Browser) {
  return finishSignIn(browser, await beginSignIn(issuer, browser));
}

export const finishSignIn = (browser: Browser, callback: URL) => browser.get(callback.pathname + callback.search);

/** Of the cookies that an answer sets, the one that this name ends in. */
export function setCookieOf(headers: Headers, name: string): string | undefined {
  return headers.getSetCookie().find((line) => line.split('=')[0]?.endsWith(name));
}

/** What came of a callback: the answer, and whether there is a session now. */
export async function outcomeOf(browser: Browser, callback: URL) {
  const { status, text } = await finishSignIn(browser, callback);
  const user = await browser.user();
  return { status, title: titleOf(text), hasCookie: browser.cookie('stitchbook') !== undefined, user: user.status };
}

export const NO_SESSION = { status: 400, title: 'That sign-in came undone', hasCookie: false, user: 401 };
export const SESSION = { status: 302, title: null, hasCookie: true, user: 200 };

function titleOf(page: string): string | null {
  return /<h1>(.*)<\/h1>/.exec(page)?.[1] ?? null;
}
