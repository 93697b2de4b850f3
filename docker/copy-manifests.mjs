// Copies to a folder what npm has to know to install: the lock file, and the manifests without their scripts, so that a change to
// anything else installs nothing again.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const [folder] = process.argv.slice(2);
mkdirSync(folder);
copyFileSync('package-lock.json', join(folder, 'package-lock.json'));
for (const path of readdirSync('.', { recursive: true })) {
  if (basename(path) !== 'package.json' || path.includes('node_modules')) continue;
  const { scripts: _, ...manifest } = JSON.parse(readFileSync(path, 'utf8'));
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(manifest));
}
