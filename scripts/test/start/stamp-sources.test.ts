import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';
import { stampSources } from '../../start/stamp-sources.mjs';

const checkout = temporaryFolder();

function write(path: string, text: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

beforeAll(() => {
  write('package.json', '{}');
  write('libs/text/src/index.ts', 'export {};');
  write('services/gateway/src/main.ts', 'export {};');
  write('frontend/index.html', '<html>');
});

describe('the stamp of the sources', () => {
  it('is the same as long as nothing changes', () => {
    expect(stampSources(checkout)).toBe(stampSources(checkout));
  });

  it.each(['libs/text/src/index.ts', 'frontend/index.html', 'package.json', 'services/gateway/src/new.ts'])(
    'changes with %s',
    (path) => {
      const before = stampSources(checkout);
      write(path, 'changed');
      expect(stampSources(checkout)).not.toBe(before);
    },
  );

  it('changes with a file of the same size that is newer', () => {
    const before = stampSources(checkout);
    utimesSync(join(checkout, 'libs/text/src/index.ts'), new Date(), new Date(Date.now() + 5_000));
    expect(stampSources(checkout)).not.toBe(before);
  });

  it.each([
    'libs/text/dist/index.js',
    'libs/text/test/a.test.ts',
    'frontend/node_modules/x/i.js',
    'libs/a.tsbuildinfo',
  ])('does not know %s', (path) => {
    const before = stampSources(checkout);
    write(path, 'changed');
    expect(stampSources(checkout)).toBe(before);
  });
});
