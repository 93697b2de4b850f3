/** Hostile requests against a gateway and a transcription worker of bounded memory. */
import { BUILD, FETCH_MODEL } from './test/checks.ts';
import { SuiteReport } from './test/report-suites.ts';
import { printFigures } from './test/results.ts';
import { runJest } from './test/run-jest.ts';

const OPTIONS = {
  suite: 'limits',
  config: 'scripts/test/limits/jest.config.mjs',
  timeLimitMs: 15 * 60_000,
  workers: '1',
};

const report = new SuiteReport();
if (await report.prepare({ ...BUILD, ...FETCH_MODEL })) {
  await report.run('hostile requests against a product of 768 MB', () => runJest(['scripts/test/limits'], OPTIONS));
  await printFigures('limits');
}
process.exitCode = report.finish();
