import { BUILD, CHECKS, FETCH_MODEL } from './checks.ts';
import { SuiteReport, tally } from './report-suites.ts';
import { runE2e } from './run-e2e.ts';
import { runJest } from './run-jest.ts';

const SUITES = ['checks', 'jest', 'e2e'] as const;
const USAGE = `Usage: npm test -- [--only=${SUITES.join('|')}] [part of a test file's path]`;

type Suite = (typeof SUITES)[number];

process.exitCode = await runSuites(process.argv.slice(2));

/**
 * `npm test -- --only=e2e upload`: runs what was asked for and resolves with the exit code.
 * A part of a path leaves out the checks, which look at everything or nothing.
 */
async function runSuites(args: readonly string[]): Promise<number> {
  const parts = args.filter((arg) => !arg.startsWith('-'));
  const [option, ...rest] = args.filter((arg) => arg.startsWith('-'));
  const only = SUITES.find((suite) => option === `--only=${suite}`);
  if (rest.length > 0 || (option && !only)) {
    console.error(USAGE);
    return 2;
  }
  const isWanted = (suite: Suite) => (only ? suite === only : suite !== 'checks' || parts.length === 0);

  const report = new SuiteReport();
  const isBuilt = await report.prepare(BUILD);
  if (isWanted('checks')) for (const [name, check] of Object.entries(CHECKS)) await report.check(name, check);
  if (isWanted('jest') || isWanted('e2e')) await report.prepare(FETCH_MODEL);
  if (isWanted('jest')) await report.run('jest', () => runJest(parts));
  if (isWanted('e2e')) {
    const unbuilt = tally('e2e', { failed: 1, output: 'The e2e specs need the product, which was not built.' });
    await report.run('e2e specs in Chromium', async () => (isBuilt ? runE2e(parts) : unbuilt));
  }
  return report.finish();
}
