import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';

/** Environment variables by name, as `IdentitySettings` reads them. */
export interface IdentitySecrets {
  OIDC_CLIENT_SECRET: string;
  IDENTITY_COOKIE_KEYS: string;
  IDENTITY_SIGNING_KEYS: string;
}

/**
 * Fresh secrets for a new installation. Keep them: with others every cookie and ID token given out before is void.
 * Takes a tenth of a second or so, for the RSA key.
 */
export function generateIdentitySecrets(): IdentitySecrets {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' };
  return {
    OIDC_CLIENT_SECRET: randomSecret(),
    IDENTITY_COOKIE_KEYS: randomSecret(),
    IDENTITY_SIGNING_KEYS: JSON.stringify({ keys: [key] }),
  };
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
