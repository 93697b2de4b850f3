import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';
import { BoundedLog } from '../../start/bounded-log.mjs';
import { reportLines } from '../../start/report-lines.mjs';

const folder = temporaryFolder();

describe('the log', () => {
  it('begins anew at every start and keeps the one before', () => {
    const file = join(folder, 'started', 'stitchbook.log');
    new BoundedLog(file).write('first');
    new BoundedLog(file).write('second');
    expect(readFileSync(file, 'utf8')).toBe('second\n');
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('first\n');
  });

  it('never takes more space than its bound and three old ones', () => {
    const file = join(folder, 'full', 'stitchbook.log');
    const log = new BoundedLog(file, { maxBytes: 100 });
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

  it('prints warnings and errors on the terminal, the same line once', () => {
    const written: string[] = [];
    const printed: string[] = [];
    const report = reportLines({ write: (line: string) => written.push(line) }, (text: string) => printed.push(text));
    report('gateway', '{"level":"info","msg":"ready"}', 'stdout');
    for (let time = 0; time < 3; time += 1) report('gateway', '{"level":"error","msg":"no database"}', 'stdout');
    report('creations', 'Error: out of thread', 'stderr');
    expect(written).toHaveLength(5);
    expect(printed).toEqual(['gateway: no database', 'creations: Error: out of thread']);
  });
});
