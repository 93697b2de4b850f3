import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';

const generate = async () => {
  const { generateIdentitySecrets } = await import('@stitchbook/identity');
  return generateIdentitySecrets();
};

const NEEDED = ['SESSION_SECRET', 'OIDC_CLIENT_SECRET', 'IDENTITY_COOKIE_KEYS', 'IDENTITY_SIGNING_KEYS'];

/**
 * Reads this installation's secrets, making those that are missing. They are made once: with others everybody is signed out.
 * @param {string} dataDirectory
 * @param {() => Promise<Record<string, string>>} generateForIdentity
 * @returns {Promise<Record<string, string>>} by the names of environment variables
 */
export async function keepSecrets(dataDirectory, generateForIdentity = generate) {
  const file = join(dataDirectory, 'secrets.json');
  const kept = readKept(file);
  if (NEEDED.every((name) => kept[name])) return kept;
  const secrets = { SESSION_SECRET: randomBytes(32).toString('base64url'), ...(await generateForIdentity()), ...kept };
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secrets;
}

/** @param {string} file */
function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new Refusal(`The secrets in ${file} cannot be read (${error.message}): put the file back from your backup.`);
  }
}
