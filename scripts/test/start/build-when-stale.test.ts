import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildWhenStale } from '../../start/build-when-stale.mjs';
import { temporaryFolder } from './temporary-folder.ts';

const checkout = temporaryFolder();

const write = (path: string, content = '') => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), content);
};
const BUILT = 'libs/database/dist/migrations';
const builtOf = (name: string) => ['d.ts', 'd.ts.map', 'js', 'js.map'].map((end) => `${name}.${end}`);

/** A checkout whose compilers only end with an exit code. */
beforeEach(() => {
  for (const folder of ['services', 'frontend']) mkdirSync(join(checkout, folder), { recursive: true });
  write('package.json', '{}');
  write('libs/database/src/migrations/0001-notes.ts');
  for (const file of [...builtOf('0001-notes'), ...builtOf('0002-of-a-newer-version')]) write(`${BUILT}/${file}`);
  write('node_modules/typescript/bin/tsc');
  write('node_modules/vite/bin/vite.js');
});

describe('a build', () => {
  it('leaves no migration of another version behind, which would be run as one of this version', async () => {
    await buildWhenStale(checkout);
    expect(readdirSync(join(checkout, BUILT))).toEqual(builtOf('0001-notes'));
  });

  it('leaves what is built alone where it fails', async () => {
    write('node_modules/typescript/bin/tsc', 'process.exit(1)');
    await expect(buildWhenStale(checkout)).rejects.toThrow('could not be built');
    expect(readdirSync(join(checkout, BUILT))).toHaveLength(8);
  });
});
