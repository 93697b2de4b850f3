import { resolve } from 'node:path';

/**
 * A file as its caller means it: npm runs its scripts in the folder of package.json, wherever it was called.
 * @param {string} named
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string} absolute; a folder that is still to be made keeps the slash at its end, and `-` stays
 */
export function nameFromCaller(named, { INIT_CWD }) {
  if (named === '-') return named;
  return resolve(INIT_CWD ?? '.', named) + (named.endsWith('/') ? '/' : '');
}
