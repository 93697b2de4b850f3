import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LISTENS = /addEventListener\(\s*['"]abort['"]|\.onabort\b/;

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.m?ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/node_modules|[\\/]dist(-types)?[\\/]/.test(file) && file !== fileURLToPath(import.meta.url));
}

// An event listener that is added to a signal which is aborted already is never called: whoever awaits it waits for ever.
describe('what listens for the end of a signal in the backend', () => {
  it.each(['libs', 'services', 'scripts', 'bench'])('is told of one that has come, too, in %s', (folder) => {
    const sources = sourcesIn(folder);
    expect(sources.length).toBeGreaterThan(0);
    const deaf = sources.filter((file) => LISTENS.test(readFileSync(file, 'utf8')));
    expect(deaf.map((file) => `${file.slice(ROOT.length)}: use addAbortListener of node:events`)).toEqual([]);
  });
});
