// Makes the secrets that an overlay of kubernetes/ reads, once: npm run kubernetes:secrets -- <the overlay's folder>
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeSecrets } from '../docker/secrets.mjs';
import { formatEnvironmentFiles } from './operations/format-environment-files.ts';

const folder = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? '');
const files = formatEnvironmentFiles({ ...makeSecrets(), S3_ACCESS_KEY: randomBytes(10).toString('hex') });
const present = Object.keys(files).filter((name) => existsSync(join(folder, name)));
if (!existsSync(join(folder, 'kustomization.yaml'))) {
  console.error('Name the folder of an overlay: npm run kubernetes:secrets -- kubernetes/overlays/trial');
  process.exitCode = 2;
} else if (present.length > 0) {
  console.error(
    `There are secrets already (${present.join(', ')}), and others would lock everything out: nothing was done.`,
  );
  process.exitCode = 1;
} else {
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), text, { mode: 0o600, flag: 'wx' });
  console.log(
    `Made ${Object.keys(files).join(' and ')} in ${folder}. Stores of your own: write their addresses and keys into stores.env.`,
  );
}
