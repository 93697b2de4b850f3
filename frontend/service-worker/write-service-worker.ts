import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('sw.ts', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const PAGE = 'index.html';

/** Writes `/sw.js`, which knows the names of everything that was built. Its version changes when any of it does. */
export function writeServiceWorker(): Plugin {
  return {
    name: 'write-service-worker',
    apply: 'build',
    // After the page itself was made.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => name !== PAGE && !isLeftToBeAskedFor(name));
      const fixed = await readPublicFiles();
      const shell = ['', ...built, ...fixed.keys()].map((name) => `/${name}`).sort();

      const hash = createHash('sha256').update(shell.join('\n'));
      for (const bytes of fixed.values()) hash.update(bytes);
      const page = bundle[PAGE];
      if (page?.type === 'asset') hash.update(page.source);

      const { code } = await transformWithOxc(await readFile(WORKER, 'utf8'), WORKER);
      const known = `const VERSION = '${hash.digest('hex').slice(0, 12)}';\nconst SHELL = ${JSON.stringify(shell)};\n`;
      const source = known + code.replace(/\/\/# sourceMappingURL.*/, '');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** Most people never need the letters of the extended fonts: a browser fetches them where they occur. */
function isLeftToBeAskedFor(name: string): boolean {
  return name.endsWith('.map') || name.includes('-latin-ext-');
}

/** What the build copies as it is, by its path below the root. */
async function readPublicFiles(): Promise<Map<string, Buffer>> {
  const entries = await readdir(PUBLIC, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = new Map<string, Buffer>();
  for (const path of paths.sort()) files.set(relative(PUBLIC, path).replaceAll('\\', '/'), await readFile(path));
  return files;
}
