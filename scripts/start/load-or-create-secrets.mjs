import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError, messageOf } from './user-facing-error.mjs';

const generate = async () => {
  const { generateIdentitySecrets } = await import('@stitchbook/identity');
  return generateIdentitySecrets();
};

const NEEDED = ['SESSION_SECRET', 'OIDC_CLIENT_SECRET', 'IDENTITY_COOKIE_KEYS', 'IDENTITY_SIGNING_KEYS'];

/**
 * Reads this installation's secrets, making those that are missing. They are made once: with others everybody is signed out.
 * @param {string} dataDirectory
 * @param {() => Promise<object>} generateForIdentity
 * @returns {Promise<Record<string, string>>} by the names of environment variables
 */
export async function loadOrCreateSecrets(dataDirectory, generateForIdentity = generate) {
  const kept = readSecrets(dataDirectory) ?? {};
  if (NEEDED.every((name) => kept[name])) return kept;
  const secrets = { SESSION_SECRET: randomBytes(32).toString('base64url'), ...(await generateForIdentity()), ...kept };
  replaceSecrets(dataDirectory, secrets);
  return secrets;
}

/**
 * Reads the secrets of a data directory. Throws a `UserFacingError` where they cannot be read.
 * @param {string} dataDirectory
 * @returns {Record<string, string> | undefined} by the names of environment variables; undefined when there are none
 */
export function readSecrets(dataDirectory) {
  const file = fileIn(dataDirectory);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserFacingError(
      `The secrets in ${file} cannot be read (${messageOf(error)}): put the file back from your backup.`,
    );
  }
}

/**
 * Writes the secrets of a data directory, all at once or not at all, for the eyes of one account.
 * @param {string} dataDirectory
 * @param {Record<string, string>} secrets
 */
export function replaceSecrets(dataDirectory, secrets) {
  const file = fileIn(dataDirectory);
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/** @param {string} dataDirectory */
function fileIn(dataDirectory) {
  return join(dataDirectory, 'secrets.json');
}
