import { Browser } from './support/browser.ts';
import { authorize, beginSignIn, password, somebody } from './support/person.ts';
import { startTestIdentity, type TestIdentity } from './support/start-test-identity.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'stitchbook@example.org' });
});
afterAll(async () => identity.stop());

const REFUSED = { status: 400, leadsOn: true };

async function outcomeOf(answer: Response) {
  return { status: answer.status, leadsOn: (await answer.text()).includes('href="/api/login"') };
}

// PostgreSQL takes it in no text, so whatever is kept or looked up with it would fail.
describe('the character NUL', () => {
  it.each(['state', 'nonce', 'login_hint', 'ui_locales', 'acr_values', 'display', 'client_id', 'anything'])(
    'is refused in the parameter %s of a sign-in that is begun',
    async (name) => {
      const { answer } = await authorize(identity, new Browser(identity.origin), { [name]: 'a\u0000b' });
      expect(await outcomeOf(answer)).toEqual(REFUSED);
    },
  );

  it.each(['state', 'client_id'])('is refused in the parameter %s of a sign-out', async (name) => {
    const answer = await new Browser(identity.origin).get(`/oidc/session/end?${name}=a%00b`);
    expect(await outcomeOf(answer)).toEqual(REFUSED);
  });

  it('is refused in the forms of the account pages', async () => {
    const { browser, path } = await beginSignIn(identity);
    const person = { ...somebody(), email: 'ada\u0000@example.org', currentPassword: password, token: 'a\u0000' };
    for (const form of [path, `${path}/create`, '/oidc/password', '/oidc/forgot', '/oidc/reset'])
      expect({ form, ...(await outcomeOf(await browser.post(form, person))) }).toEqual({ form, ...REFUSED });
  });

  it('makes an id one of a client that nobody knows, where tokens are asked for', async () => {
    const ask = async (client: string) => {
      const fields = { grant_type: 'authorization_code', code: 'a', client_id: client, client_secret: 'guessed' };
      const answer = await new Browser(identity.origin).post('/oidc/token', fields, { accept: 'application/json' });
      return { status: answer.status, body: (await answer.json()) as object };
    };
    expect(await ask('a\u0000b')).toEqual(await ask('somebody-else'));
    expect(await ask('a\u0000b')).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });
});
