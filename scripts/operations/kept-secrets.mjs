import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDirectory) => join(dataDirectory, 'secrets.json');

/**
 * @param {string} dataDirectory
 * @returns {Record<string, string> | undefined} by the names of environment variables
 */
export function keptSecrets(dataDirectory) {
  const file = fileIn(dataDirectory);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Puts other secrets in the place of those that a start made for a place in which nobody was yet.
 * @param {string} dataDirectory
 * @param {Record<string, string>} secrets
 */
export function replaceSecrets(dataDirectory, secrets) {
  const file = fileIn(dataDirectory);
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
