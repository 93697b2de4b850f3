import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TEMPLATE = new URL('sw.js', import.meta.url);
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

/** Writes `/sw.js` with the names of everything that was built. Its version changes exactly when one of them does. */
export function writeServiceWorker(): Plugin {
  return {
    name: 'write-service-worker',
    apply: 'build',
    // After the page itself was made.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const built = Object.values(bundle).filter(
        ({ fileName }) => fileName !== 'index.html' && !fileName.endsWith('.map'),
      );
      const kept = await readdir(PUBLIC, { recursive: true, withFileTypes: true });
      const files = kept.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
      const shell = [
        '/',
        ...files.map((path) => path.replace(/\/+/g, '/').replace(PUBLIC, '/')),
        ...built.map(({ fileName }) => `/${fileName}`),
      ].sort();
      const hash = createHash('sha256').update(shell.join('\n'));
      for (const path of files.sort()) hash.update(await readFile(path));
      const page = bundle['index.html'];
      if (page?.type === 'asset') hash.update(page.source);
      const template = await readFile(TEMPLATE, 'utf8');
      const source = template
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
        .replace('__SHELL__', JSON.stringify(shell));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
