import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { SWC_OPTIONS } from './swc-options.mjs';

/**
 * A hook of Node's: a TypeScript source is compiled as it is loaded.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const parser = { ...SWC_OPTIONS.jsc.parser, tsx: url.endsWith('.tsx') };
  const { code } = await transform(await readFile(filename, 'utf8'), {
    ...SWC_OPTIONS,
    jsc: { ...SWC_OPTIONS.jsc, parser },
    filename,
    sourceMaps: 'inline',
    swcrc: false,
  });
  return { format: 'module', source: code, shortCircuit: true };
}
