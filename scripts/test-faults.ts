/**
 * Breaks the product on purpose, as its parts run in production: `npm run test:faults -- part-of-a-file-name`. FAULTS_LONG=1 leaves
 * nothing out, FAULTS_SEED=... repeats a run.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, FETCH_MODEL } from './test/checks.ts';
import { SuiteReport } from './test/report-suites.ts';
import { printFigures } from './test/results.ts';
import { runJest } from './test/run-jest.ts';
import { ROOT } from './test/run-program.ts';

const isLong = process.env.FAULTS_LONG === '1';
const OPTIONS = {
  suite: 'faults',
  config: 'scripts/test/faults/jest.config.mjs',
  timeLimitMs: (isLong ? 300 : 20) * 60_000,
  // Two files at a time: most of a run is waiting for something to come back.
  workers: '2',
};

/** Has a bound in seconds that is a promise: what else is broken meanwhile must not slow the worker that is started again. */
const ALONE = 'killed-worker';
const others = readdirSync(join(ROOT, 'scripts/test/faults'))
  .filter((name) => name.endsWith('.fault.ts') && !name.startsWith(ALONE))
  .map((name) => `scripts/test/faults/${name}`);

const parts = process.argv.slice(2);
const report = new SuiteReport();
if (await report.prepare({ ...BUILD, ...FETCH_MODEL })) {
  const runs = parts.length > 0 ? [parts] : [others, [ALONE]];
  for (const run of runs) await report.run(nameOf(run), () => runJest(run, OPTIONS));
  await printFigures('faults');
}
process.exitCode = report.finish();

function nameOf(run: readonly string[]): string {
  return `faults${run === others ? '' : `: ${run.join(' ')}`}${isLong ? ', all of them' : ''}`;
}
