import { createPrivateKey, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { ValidateBy } from 'class-validator';
import type { JWK } from 'oidc-provider';

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
  // Encoded while it is made: Node 20 hangs when garbage collection, in the midst of an export, meets the job that made the same key.
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = {
    ...createPrivateKey(privateKey).export({ format: 'jwk' }),
    kid: randomUUID(),
    alg: 'RS256',
    use: 'sig',
  };
  return {
    OIDC_CLIENT_SECRET: randomSecret(),
    IDENTITY_COOKIE_KEYS: randomSecret(),
    IDENTITY_SIGNING_KEYS: JSON.stringify({ keys: [key] }),
  };
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Reads a JSON Web Key Set. Throws a `SyntaxError` or `TypeError` that does not repeat the keys. */
export function parseSigningKeys(json: string): { keys: JWK[] } {
  const set: unknown = JSON.parse(json);
  if (!isKeySet(set)) throw new TypeError('not a set of private RSA keys');
  return set;
}

/** Settings rule: a JSON Web Key Set of private RSA keys. */
export function IsSigningKeySet(): PropertyDecorator {
  return ValidateBy({
    name: 'isSigningKeySet',
    validator: {
      validate: (value) => typeof value === 'string' && isParsable(value),
      defaultMessage: () => '$property must be a JSON Web Key Set with at least one private RSA key',
    },
  });
}

function isParsable(json: string): boolean {
  try {
    parseSigningKeys(json);
    return true;
  } catch {
    return false;
  }
}

function isKeySet(value: unknown): value is { keys: JWK[] } {
  if (typeof value !== 'object' || value === null || !('keys' in value) || !Array.isArray(value.keys)) return false;
  return value.keys.length > 0 && value.keys.every((key: Partial<JWK>) => key?.kty === 'RSA' && 'd' in key);
}
