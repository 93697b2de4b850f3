import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { codeOf } from './user-facing-error.mjs';

/**
 * @typedef {object} StartSettings
 * @property {NodeJS.ProcessEnv} environment what the person set, empty variables left out
 * @property {string} dataDirectory absolute
 * @property {string} host
 * @property {number} port
 * @property {string} baseUrl without a slash at its end
 */

/**
 * Reads the environment, and below it the file `.env` of the checkout.
 * @param {string} checkout
 * @param {NodeJS.ProcessEnv} own
 * @returns {StartSettings}
 */
export function readEnvironment(checkout, own) {
  const environment = { ...withoutEmpty(readEnvFile(join(checkout, '.env'))), ...withoutEmpty(own) };
  const port = Number(environment.PORT ?? 3000);
  return {
    environment,
    dataDirectory: resolve(checkout, environment.DATA_DIR ?? '.data'),
    host: environment.HOST ?? '127.0.0.1',
    port,
    baseUrl: (environment.BASE_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
  };
}

/** @param {string} file */
function readEnvFile(file) {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw error;
  }
}

/** @param {NodeJS.Dict<string>} environment */
function withoutEmpty(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
}
