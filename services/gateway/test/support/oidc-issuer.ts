import { createHash, createPublicKey, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type JWTPayload, SignJWT } from 'jose';
import { makePrivateKey } from '@stitchbook/testing';

const CLIENT_ID = 'stitchbook';

type Claims = JWTPayload & { nonce?: string };

/** An OpenID Connect issuer that says yes to everybody, and in its ID tokens whatever a test wants it to say. */
export interface OidcIssuer {
  url: string;
  /** Who is signed in next. */
  profile: Record<string, unknown> & { sub: string };
  /** Makes the ID token from claims that are right; a test that wants them wrong puts another function here. */
  makeIdToken: (claims: Claims) => Promise<string>;
  sign(claims: Claims, algorithm?: 'RS256' | 'ES256'): Promise<string>;
  /** Plays the issuer's page: where the browser is sent back to from an authorization address. */
  approve(authorization: URL | null): Promise<URL>;
  close(): Promise<void>;
}

interface Grant {
  challenge: string;
  nonce: string;
}

export async function startOidcIssuer(): Promise<OidcIssuer> {
  const [rsa, elliptic] = [makePrivateKey('rsa'), makePrivateKey('ec')];
  const keys = [{ ...createPublicKey(rsa).export({ format: 'jwk' }), kid: 'RS256', alg: 'RS256', use: 'sig' }];
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer: OidcIssuer = {
    url,
    profile: { sub: randomUUID() },
    makeIdToken: (claims) => issuer.sign(claims),
    // A key that the issuer does not publish stands under the published one's name.
    sign: (claims, algorithm = 'RS256') =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid: 'RS256' })
        .sign(algorithm === 'RS256' ? rsa : elliptic),
    async approve(authorization) {
      const { searchParams } = authorization ?? new URL('about:blank');
      const code = randomUUID();
      grants.set(code, { challenge: searchParams.get('code_challenge') ?? '', nonce: searchParams.get('nonce') ?? '' });
      const callback = new URL(searchParams.get('redirect_uri') ?? 'about:blank');
      callback.search = String(new URLSearchParams({ code, state: searchParams.get('state') ?? '' }));
      return callback;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const routes: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => metadata(url),
      '/jwks': () => ({ keys }),
      '/userinfo': () => issuer.profile,
      '/token': async () => token(new URLSearchParams(await text(request))),
    };
    const body = await routes[request.url ?? '']?.();
    response.writeHead(body ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
  }

  async function token(form: URLSearchParams): Promise<unknown> {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant?.challenge !== challenge) return undefined;
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: url, aud: CLIENT_ID, sub: issuer.profile.sub, nonce: grant.nonce, iat: now, exp: now + 300 };
    return {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await issuer.makeIdToken(claims),
    };
  }
  return issuer;
}

function metadata(url: string) {
  return {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    userinfo_endpoint: `${url}/userinfo`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}
