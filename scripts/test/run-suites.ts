import { BUILD, CHECKS, FETCH_MODEL } from './checks.ts';
import { SuiteReport, type Tally, tally } from './report-suites.ts';
import { runE2e, runEngines } from './run-e2e.ts';
import { runJest } from './run-jest.ts';

const SUITES = ['checks', 'jest', 'e2e', 'engines'] as const;
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
  if (only !== 'checks') await report.prepare(FETCH_MODEL);
  if (isWanted('jest')) await report.run('jest', () => runJest(parts));
  const runOnProduct = (suite: Suite, name: string, run: (parts: readonly string[]) => Promise<Tally>) => {
    const unbuilt = tally(suite, { failed: 1, output: 'The e2e specs need the product, which was not built.' });
    return report.run(name, async () => (isBuilt ? run(parts) : unbuilt));
  };
  if (isWanted('e2e')) await runOnProduct('e2e', 'e2e specs in Chromium', runE2e);
  if (isWanted('engines')) await runOnProduct('engines', 'e2e walks in Firefox and WebKit', runEngines);
  return report.finish();
}
