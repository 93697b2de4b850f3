import { randomBytes } from 'node:crypto';
import { generateIdentitySecrets } from '@stitchbook/identity';

const random = () => randomBytes(32).toString('base64url');
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const SHORTEST = 16;

/** Known to the images of database and store too, so compose has a default for each that everybody knows. */
export const STORES = ['POSTGRES_PASSWORD', 'S3_SECRET_KEY'];
export const SERVICES = ['SESSION_SECRET', 'OIDC_CLIENT_SECRET', 'IDENTITY_COOKIE_KEYS', 'IDENTITY_SIGNING_KEYS'];

/** @param {string} baseUrl */
export function isThisMachineAlone(baseUrl) {
  return LOOPBACK.test(new URL(baseUrl).hostname);
}

/**
 * Names of the secrets that nobody has set, or that are too short to be one.
 * @param {NodeJS.ProcessEnv} environment
 */
export function findUnset(environment) {
  return [...STORES, ...SERVICES].filter((name) => (environment[name] ?? '').length < SHORTEST);
}

/** @returns {Record<string, string>} a fresh value for every secret */
export function makeSecrets() {
  const ofStores = Object.fromEntries(STORES.map((name) => [name, random()]));
  return { ...ofStores, SESSION_SECRET: random(), ...generateIdentitySecrets() };
}

/**
 * As lines for an environment file, which docker compose and Node read alike: nothing in single quotes is special.
 * @param {Record<string, string>} secrets
 */
export function asLines(secrets) {
  return Object.entries(secrets)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');
}
