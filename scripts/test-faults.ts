/**
 * Breaks the product on purpose, as its parts run in production: `npm run test:faults -- part-of-a-file-name`. FAULTS_LONG=1 leaves
 * nothing out, FAULTS_SEED=... repeats a run.
 */
import { BUILD, FETCH_MODEL } from './test/checks.ts';
import { SuiteReport } from './test/report-suites.ts';
import { printFigures } from './test/results.ts';
import { runJest } from './test/run-jest.ts';

const isLong = process.env.FAULTS_LONG === '1';
const OPTIONS = {
  suite: 'faults',
  config: 'scripts/test/faults/jest.config.mjs',
  timeLimitMs: (isLong ? 300 : 20) * 60_000,
  // Two files at a time: most of a run is waiting for something to come back.
  workers: '2',
};

const report = new SuiteReport();
if (await report.prepare({ ...BUILD, ...FETCH_MODEL })) {
  await report.run(`faults${isLong ? ', all of them' : ''}`, () => runJest(process.argv.slice(2), OPTIONS));
  await printFigures('faults');
}
process.exitCode = report.finish();
