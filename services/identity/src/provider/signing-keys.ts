import { ValidateBy } from 'class-validator';
import type { JWK } from 'oidc-provider';

/** Reads a JSON Web Key Set. Throws a `SyntaxError` or `TypeError` that does not repeat the keys. */
export function parseSigningKeys(json: string): { keys: JWK[] } {
  const set: unknown = JSON.parse(json);
  if (!isKeySet(set)) throw new TypeError('not a set of private RSA keys');
  return set;
}

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
