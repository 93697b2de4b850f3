/**
 * Runs the benchmarks one after the other and prints what they measured as one table: each row a ratio, and whether its goal is met.
 * `-- --quick` takes shorter turns, of what takes minutes none: three minutes in all. Fails when one of them could not measure, not when a goal is missed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Row, describeRow } from './report-row.ts';

const BENCHMARKS = [
  'requests',
  'ranges',
  'list-sizes',
  'queue',
  'saving',
  'search',
  'meaning',
  'idle',
  'start',
  'upload',
  'export',
  'transcribe',
  'live',
  'waiting',
  'scale',
  'web',
];

/** What takes seconds by shorter turns; the others take minutes anyway. */
const QUICK = new Set(['requests', 'ranges', 'queue', 'saving', 'upload']);
const isQuick = process.argv.includes('--quick');

const directory = await mkdtemp(join(tmpdir(), 'stitchbook-table-'));
const rowsFile = join(directory, 'rows.jsonl');
const unable: string[] = [];
try {
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  for (const name of BENCHMARKS.filter((each) => !isQuick || QUICK.has(each))) {
    const before = (await readRows()).length;
    console.log(`\n${name}`);
    await run(name);
    if ((await readRows()).length === before) unable.push(name);
  }
  console.log(`\n${(await readRows()).map(describeRow).join('\n')}`);
  if (unable.length > 0) {
    console.log(`\ncould not measure: ${unable.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await rm(directory, { recursive: true });
}

async function run(name: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', `bench:${name}`, '--', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_ROWS_FILE: rowsFile },
  });
  await once(child, 'exit');
}

async function readRows(): Promise<Row[]> {
  const text = await readFile(rowsFile, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Row] : []));
}
