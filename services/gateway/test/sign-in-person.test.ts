import { randomUUID } from 'node:crypto';
import { Browser } from './support/identity-browser.ts';
import { type OidcIssuer, startOidcIssuer } from './support/oidc-issuer.ts';
import { beginSignIn, finishSignIn, signInAt } from './support/oidc-sign-in.ts';
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

describe('what the issuer says about a person', () => {
  it('never makes one account of two issuers, even with the same e-mail and subject', async () => {
    const email = `${randomUUID()}@example.org`;
    const [row] = await gateway.database.dataSource.query<{ id: string }[]>(
      `insert into users (issuer, subject, email) values ('https://issuer.example', $1, $2) returning id`,
      [issuer.profile.sub, email],
    );
    issuer.profile = { ...issuer.profile, email };
    const browser = newBrowser();
    await signInAt(issuer, browser);
    const { body } = await browser.user();
    expect(body).toMatchObject({ email });
    expect(body).not.toMatchObject({ id: row?.id });
  });

  it('is about the same person when the subject is the same, though all else has changed', async () => {
    const browser = newBrowser();
    await signInAt(issuer, browser);
    const before = (await browser.user()).body as { id: string };
    issuer.profile = {
      sub: issuer.profile.sub,
      given_name: 'Edward',
      email: 'edward@example.org',
      picture: 'https://example.org/edward.png',
    };
    await signInAt(issuer, browser);
    expect(await browser.user()).toEqual({
      status: 200,
      body: {
        id: before.id,
        firstName: 'Edward',
        lastName: null,
        email: 'edward@example.org',
        profileImageUrl: 'https://example.org/edward.png',
        hasLanguageModel: false,
        spokenLanguage: null,
      },
    });
  });
});

describe('the picture that an issuer names', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://example.org/a.png',
    '"><img src=x onerror=alert(1)>',
    '//example.org/a.png',
    'blob:https://example.org/1',
  ])('is none at %s', async (picture) => {
    const browser = newBrowser();
    issuer.profile = { sub: issuer.profile.sub, picture };
    await signInAt(issuer, browser);
    expect(await browser.user()).toMatchObject({ status: 200, body: { profileImageUrl: null } });
  });
});

describe('where a sign-in leads', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/api/logout',
  ])('is never %s', async (returnTo) => {
    const browser = newBrowser();
    const landing = await finishSignIn(browser, await beginSignIn(issuer, browser, returnTo));
    expect(landing.headers.get('location')).toBe('/redirect');
  });
});
