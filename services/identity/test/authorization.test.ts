import { authorizationCodeGrant } from 'openid-client';
import { Browser } from './support/browser.ts';
import { authorize, createAccount, exchange } from './support/person.ts';
import { startTestIdentity, type TestIdentity } from './support/start-test-identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
});

afterAll(async () => identity.stop());

describe('what the app asks for', () => {
  it('is refused without PKCE, at the callback', async () => {
    const { url } = await authorize(identity, new Browser(identity.origin), {
      code_challenge: '',
      code_challenge_method: '',
    });
    expect(url.pathname).toBe('/api/callback');
    expect(url.searchParams.get('error')).toBe('invalid_request');
    expect(url.searchParams.has('code')).toBe(false);
  });

  it.each(['plain', 'S512'])('is refused with the PKCE method %s', async (method) => {
    const { url } = await authorize(identity, new Browser(identity.origin), { code_challenge_method: method });
    expect(url.searchParams.get('error')).toBe('invalid_request');
  });

  it.each(['https://evil.example/api/callback', 'http://127.0.0.1:1/api/callback', 'javascript:alert(1)'])(
    'is refused on a page of our own when it would go to %s',
    async (foreign) => {
      const { url, answer } = await authorize(identity, new Browser(identity.origin), { redirect_uri: foreign });
      expect(url.pathname).toBe('/oidc/auth');
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('text/html');
      const page = await answer.text();
      expect(page).toContain('href="/api/login"');
      expect(page).not.toContain(foreign);
    },
  );

  it.each(['token', 'id_token', 'code id_token'])('is refused for the response type %s', async (type) => {
    const { url, answer } = await authorize(identity, new Browser(identity.origin), { response_type: type });
    expect(`${url.searchParams.get('error')} ${url.hash} ${answer.status}`).toContain('unsupported_response_type');
    expect(url.href).not.toMatch(/id_token=|access_token=/);
  });

  it('is refused for a client that nobody knows', async () => {
    const { answer } = await authorize(identity, new Browser(identity.origin), { client_id: 'somebody-else' });
    expect(answer.status).toBe(400);
  });

  it('gets its state back and is told who answers', async () => {
    const { callback, checks } = await createAccount(identity);
    expect(callback.searchParams.get('state')).toBe(checks.expectedState);
    expect(callback.searchParams.get('iss')).toBe(`${identity.origin}/oidc`);
  });
});

describe('a code', () => {
  it('is worth nothing a second time, and takes back what the first exchange gave', async () => {
    const { callback, checks } = await createAccount(identity);
    const { tokens } = await exchange(identity, callback, checks);
    await expect(exchange(identity, callback, checks)).rejects.toMatchObject({ error: 'invalid_grant' });
    const answer = await fetch(`${identity.origin}/oidc/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(answer.status).toBe(401);
  });

  it('is exchanged once when it is sent ten times at once', async () => {
    const { callback, checks } = await createAccount(identity);
    const send = async () => authorizationCodeGrant(identity.client, callback, checks);
    const answers = await Promise.allSettled(Array.from({ length: 10 }, send));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is worth nothing with another verifier', async () => {
    const { callback, checks } = await createAccount(identity);
    const forged = { ...checks, pkceCodeVerifier: 'x'.repeat(43) };
    await expect(exchange(identity, callback, forged)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('is worth nothing without the client secret', async () => {
    const { callback, checks } = await createAccount(identity);
    const answer = await fetch(`${identity.origin}/oidc/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('stitchbook:guessed')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: callback.searchParams.get('code')!,
        code_verifier: checks.pkceCodeVerifier,
        redirect_uri: `${identity.origin}/api/callback`,
      }),
    });
    expect(answer.status).toBe(401);
  });
});

describe('discovery', () => {
  it('names only what is there, at the public origin whatever the Host header says', async () => {
    const answer = await fetch(`${identity.origin}/oidc/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(await answer.json()).toMatchObject({
      issuer: `${identity.origin}/oidc`,
      authorization_endpoint: `${identity.origin}/oidc/auth`,
      token_endpoint: `${identity.origin}/oidc/token`,
      end_session_endpoint: `${identity.origin}/oidc/session/end`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: expect.arrayContaining(['openid', 'profile', 'email']),
    });
  });

  it('publishes no private key', async () => {
    const answer = await fetch(`${identity.origin}/oidc/jwks`);
    const { keys } = (await answer.json()) as { keys: object[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
  });
});
