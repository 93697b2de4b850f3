import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeSettings } from '@stitchbook/config';
import { sourceFiles } from './source-files.mjs';

/**
 * Every class of settings there is, by its name.
 * @param {string} checkout
 * @param {{ built: boolean }} which whether what was compiled is read, or the sources, which only tests can
 * @returns {Promise<Map<string, new () => object>>}
 */
export async function findSettings(checkout, { built }) {
  const found = new Map();
  for (const { path } of sourceFiles(checkout).filter((file) => file.path.endsWith('.settings.ts'))) {
    const file = built ? path.replace('/src/', '/dist/').replace(/\.ts$/, '.js') : path;
    const exported = Object.values(await import(pathToFileURL(join(checkout, file)).href));
    for (const settings of exported.filter((value) => typeof value === 'function' && value.prototype)) {
      if (describeSettings(settings).length > 0) found.set(settings.name, settings);
    }
  }
  return found;
}
