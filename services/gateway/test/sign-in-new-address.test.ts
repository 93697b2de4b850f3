import { randomUUID } from 'node:crypto';
import { Browser } from './support/identity-browser.ts';
import { type OidcIssuer, startOidcIssuer } from './support/oidc-issuer.ts';
import { signInAt } from './support/oidc-sign-in.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

let issuer: OidcIssuer;
let gateway: TestGateway;

beforeAll(async () => {
  issuer = await startOidcIssuer();
  gateway = await startGateway({ OIDC_ISSUER: issuer.url, IDENTITY_URL: issuer.url });
});
beforeEach(() => {
  issuer.profile = { sub: randomUUID() };
});
afterAll(async () => {
  await gateway.close();
  await issuer.close();
});

/** Someone who signed in while the bundled provider went by another name. */
async function addPerson(formerIssuer: string, signedIn: string): Promise<string> {
  const [row] = await gateway.database.dataSource.query<{ id: string }[]>(
    'insert into users (issuer, subject, signed_in_at) values ($1, $2, $3) returning id',
    [formerIssuer, issuer.profile.sub, signedIn],
  );
  return String(row?.id);
}

async function signIn(): Promise<unknown> {
  const browser = new Browser(gateway.address, ORIGIN);
  await signInAt(issuer, browser);
  return ((await browser.user()).body as { id: string }).id;
}

describe('an installation whose address has changed', () => {
  it('knows the people of the bundled provider again', async () => {
    const id = await addPerson('http://localhost:4000/oidc', '2026-01-01');
    expect(await signIn()).toBe(id);
    expect(await signIn()).toBe(id);
  });

  it('knows who was there at several addresses as who they were last', async () => {
    await addPerson('http://localhost:4000/oidc', '2026-01-01');
    const last = await addPerson('https://notes.example.org/oidc', '2026-03-01');
    await addPerson('http://localhost:5000/oidc', '2026-02-01');
    expect(await signIn()).toBe(last);
  });

  it('never takes somebody of another issuer for one of its own', async () => {
    const id = await addPerson('https://login.example.org', '2026-01-01');
    expect(await signIn()).not.toBe(id);
  });

  it('leaves a person of this address who they are', async () => {
    const id = await addPerson(issuer.url, '2026-01-01');
    await addPerson('http://localhost:4000/oidc', '2026-02-01');
    expect(await signIn()).toBe(id);
  });
});
