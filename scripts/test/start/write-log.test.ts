import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startModule } from './start-module.ts';
import { temporaryFolder } from './temporary-folder.ts';

const { BoundedLog } = await import(startModule('write-log'));
const { reportLines } = await import(startModule('report-lines'));

const folder = temporaryFolder();

describe('the log', () => {
  it('begins anew at every start and keeps the one before', () => {
    const file = join(folder, 'started', 'stitchbook.log');
    new BoundedLog(file).write('first');
    new BoundedLog(file).write('second');
    expect(readFileSync(file, 'utf8')).toBe('second\n');
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('first\n');
  });

  it('never takes more room than its bound and three old ones', () => {
    const file = join(folder, 'full', 'stitchbook.log');
    const log = new BoundedLog(file, { largestBytes: 100 });
    for (let line = 0; line < 200; line += 1) log.write(`line ${line}`);
    expect(readdirSync(join(folder, 'full')).toSorted()).toEqual([
      'stitchbook.log',
      'stitchbook.log.1',
      'stitchbook.log.2',
      'stitchbook.log.3',
    ]);
    expect(readFileSync(`${file}.1`, 'utf8').length).toBeLessThan(120);
    expect(readFileSync(file, 'utf8')).toContain('line 199');
    expect(existsSync(`${file}.4`)).toBe(false);
  });

  it('tells the terminal what is wrong, the same thing once', () => {
    const written: string[] = [];
    const told: string[] = [];
    const report = reportLines({ write: (line: string) => written.push(line) }, (text: string) => told.push(text));
    report('gateway', '{"level":"info","msg":"ready"}', 'stdout');
    for (let time = 0; time < 3; time += 1) report('gateway', '{"level":"error","msg":"no database"}', 'stdout');
    report('creations', 'Error: out of thread', 'stderr');
    expect(written).toHaveLength(5);
    expect(told).toEqual(['gateway: no database', 'creations: Error: out of thread']);
  });
});
