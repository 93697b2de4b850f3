import { type JWTPayload, SignJWT, UnsecuredJWT, generateKeyPair } from 'jose';
import { Browser } from './support/identity-browser.ts';
import { type OidcIssuer, startOidcIssuer } from './support/oidc-issuer.ts';
import { NO_SESSION, beginSignIn, outcomeOf } from './support/oidc-sign-in.ts';
import { ORIGIN, type TestGateway, startGateway } from './support/start-gateway.ts';

const CLIENT_SECRET = 'a secret that this issuer gave';

let issuer: OidcIssuer;
let gateway: TestGateway;

beforeAll(async () => {
  issuer = await startOidcIssuer();
  gateway = await startGateway({ OIDC_ISSUER: issuer.url, OIDC_CLIENT_SECRET: CLIENT_SECRET });
});
afterAll(async () => {
  await gateway.close();
  await issuer.close();
});
afterEach(() => {
  issuer.makeIdToken = (claims) => issuer.sign(claims);
});

const newBrowser = () => new Browser(gateway.address, ORIGIN);

const forgeries: [string, (claims: JWTPayload) => Promise<string>][] = [
  ['another nonce', (claims) => issuer.sign({ ...claims, nonce: 'another' })],
  ['no nonce', ({ nonce: _nonce, ...claims }) => issuer.sign(claims)],
  ['another audience', (claims) => issuer.sign({ ...claims, aud: 'another' })],
  [
    'two audiences and another as the authorized one',
    (claims) => issuer.sign({ ...claims, aud: ['stitchbook', 'another'], azp: 'another' }),
  ],
  ['another issuer', (claims) => issuer.sign({ ...claims, iss: 'https://issuer.example' })],
  ['no subject', ({ sub: _subject, ...claims }) => issuer.sign(claims)],
  ['an end long past', (claims) => issuer.sign({ ...claims, iat: 1_000, exp: 2_000 })],
  ['a subject that the issuer says nothing more about', (claims) => issuer.sign({ ...claims, sub: 'somebody else' })],
  ['no signature (alg none)', async (claims) => new UnsecuredJWT(claims).encode()],
  ['an algorithm that the issuer does not use', (claims) => issuer.sign(claims, 'ES256')],
  [
    'a signature made with the client secret (HS256)',
    (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(CLIENT_SECRET)),
  ],
  [
    "a stranger's key under the issuer's name for its own",
    async (claims) => {
      const { privateKey } = await generateKeyPair('RS256');
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'RS256' }).sign(privateKey);
    },
  ],
  [
    'claims changed after signing',
    async (claims) => {
      const [header, , signature] = (await issuer.sign(claims)).split('.');
      const changed = Buffer.from(JSON.stringify({ ...claims, email: 'ada@example.org' })).toString('base64url');
      return [header, changed, signature].join('.');
    },
  ],
  ['nothing that is a token', async () => 'not.a.token'],
];

describe('an ID token', () => {
  it.each(forgeries)('with %s makes no session', async (_name, forge) => {
    issuer.makeIdToken = forge;
    const browser = newBrowser();
    expect(await outcomeOf(browser, await beginSignIn(issuer, browser))).toEqual(NO_SESSION);
  });
});
