import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What would log an error past `describeError`: its stack with the message in it, or its message beside a line. */
const PAST_THE_LOGGER =
  /\.stack\b|\b(?:reason|failure): error\.message|console\.\w+\(error\)|\? error\.message : error\)/;
const OWN = join('libs', 'logging');

function sourceFiles(folder: 'libs' | 'services'): string[] {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const source = join(folder, name, 'src');
    if (join(folder, name) === OWN) return [];
    const files = readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith('.ts')).map((file) => join(source, file));
  });
}

describe('an error', () => {
  it('is described in one way by every library and service', () => {
    const files = [...sourceFiles('libs'), ...sourceFiles('services')];
    expect(files).toEqual(expect.arrayContaining(['libs/jobs/src/index.ts', 'services/gateway/src/main.ts']));
    expect(files.filter((file) => PAST_THE_LOGGER.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('that nobody caught ends the process and is logged without its other properties', () => {
    const program = `
      import { createLogger, exitOnUncaughtException } from './libs/logging/dist/index.js';
      exitOnUncaughtException(createLogger('test', { level: 'info' }));
      const error = Object.assign(new Error('duplicate key value'), { code: '23505', parameters: ['canary'] });
      await Promise.reject(error);`;
    spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'libs/logging'], { cwd: ROOT });
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      level: 'fatal',
      err: { message: 'duplicate key value', code: '23505' },
    });
    expect(stdout).not.toContain('canary');
  });
});
