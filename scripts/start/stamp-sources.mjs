import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACES = ['libs', 'services', 'frontend'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-types', 'test', 'coverage']);

/**
 * Says in one line what the sources are, by names, sizes and times of change: reading them all would take too long for every start.
 * @param {string} checkout
 */
export function stampSources(checkout) {
  const hash = createHash('sha256');
  const ofRoot = readdirSync(checkout).filter((name) => /^(package|package-lock|tsconfig.*)\.json$/.test(name));
  for (const name of ofRoot) addFile(hash, checkout, name);
  for (const workspace of WORKSPACES) addFolder(hash, checkout, workspace);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} checkout @param {string} folder */
function addFolder(hash, checkout, folder) {
  for (const entry of readdirSync(join(checkout, folder), { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, checkout, path);
    else addFile(hash, checkout, path);
  }
}

/** @param {import('node:crypto').Hash} hash @param {string} checkout @param {string} path */
function addFile(hash, checkout, path) {
  const { size, mtimeMs } = statSync(join(checkout, path));
  hash.update(`${path}\0${size}\0${mtimeMs}\n`);
}
