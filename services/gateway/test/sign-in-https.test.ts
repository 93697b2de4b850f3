import { Browser } from './support/identity-browser.ts';
import { type OidcIssuer, startOidcIssuer } from './support/oidc-issuer.ts';
import { setCookieOf, signInAt } from './support/oidc-sign-in.ts';
import { type TestGateway, startGateway } from './support/start-gateway.ts';

const ORIGIN = 'https://stitchbook.test';

let issuer: OidcIssuer;
let gateway: TestGateway;

beforeAll(async () => {
  issuer = await startOidcIssuer();
  gateway = await startGateway({ OIDC_ISSUER: issuer.url, BASE_URL: ORIGIN });
});
afterAll(async () => {
  await gateway.close();
  await issuer.close();
});

describe('who comes by another name of this machine', () => {
  const ask = async (path: string) =>
    (await fetch(gateway.address + path, { redirect: 'manual' })).headers.get('location');

  it('is sent to the one that the issuer knows before signing in', async () => {
    expect(await ask('/api/login?returnTo=/notes')).toBe(`${ORIGIN}/api/login?returnTo=%2Fnotes&moved=`);
  });

  it('is sent there once, or a proxy that hides its name would send people round for ever', async () => {
    expect(await ask('/api/login?returnTo=%2Fnotes&moved=')).toMatch(new RegExp(`^${issuer.url}/authorize`));
  });
});

describe('over https', () => {
  it('the session cookie is bound to this host and never sent in the clear', async () => {
    const browser = new Browser(gateway.address, ORIGIN);
    const line = setCookieOf((await signInAt(issuer, browser)).headers, 'stitchbook');
    expect(line).toMatch(
      /^__Host-stitchbook=s%3A[\w-]{32}\.[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await browser.user()).toMatchObject({ status: 200 });
    expect((await browser.get('/')).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
  });

  it('the cookie of a sign-in under way is as closed', async () => {
    const [line] = (await new Browser(gateway.address, ORIGIN).get('/api/login')).headers.getSetCookie();
    expect(line).toMatch(
      /^__Host-stitchbook-sign-in-[\w-]{43}=[^;]+; Max-Age=3600; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('a cookie with the name that plain http has is not taken', async () => {
    const browser = new Browser(gateway.address, ORIGIN);
    await signInAt(issuer, browser);
    const neighbour = new Browser(gateway.address, ORIGIN);
    neighbour.plant('stitchbook', browser.cookie('__Host-stitchbook') ?? '');
    expect(await neighbour.user()).toMatchObject({ status: 401 });
  });
});
