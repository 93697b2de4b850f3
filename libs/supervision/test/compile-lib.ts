import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

/** Processes outside of jest need JavaScript: compiles this lib into `folder`, answers the path of its index. */
export async function compileLib(folder: string): Promise<string> {
  const sources = fileURLToPath(new URL('../src', import.meta.url));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of await readdir(sources)) {
    const { code } = await transformFile(join(sources, name), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    });
    await writeFile(join(folder, name.replace(/\.ts$/, '.js')), code.replaceAll(/(from '\.\/[^']+)\.ts'/g, "$1.js'"));
  }
  return join(folder, 'index.js');
}
