import { CHECKS, PREPARATIONS } from './checks.mjs';
import { reportSuites } from './report-suites.mjs';
import { runJest } from './run-jest.mjs';
import { runWalks } from './run-walks.mjs';
import { tally, tallyOf } from './tally.mjs';

/** Runs everything that was asked for and answers the exit code. */
export async function runSuites({ suites, parts }) {
  const { report, finish } = reportSuites();
  const { install, build, fetchModel } = PREPARATIONS;
  const isInstalled = await report('dependencies', async () => tallyOf('dependencies', await install()));
  if (isInstalled) {
    const isBuilt = await report('build', async () => tallyOf('build', await build()));
    if (suites.includes('checks')) {
      for (const [name, check] of Object.entries(CHECKS)) await report(name, async () => tallyOf(name, await check()));
    }
    if (suites.includes('jest') || suites.includes('walks')) {
      await report('speech model', async () => tallyOf('speech model', await fetchModel()));
    }
    if (suites.includes('jest')) await report('jest', () => runJest(parts));
    if (suites.includes('walks')) {
      const unbuilt = async () =>
        tally('walks', { failed: 1, output: 'The walks need the product, which was not built.' });
      await report('walks in Chromium', isBuilt ? () => runWalks(parts) : unbuilt);
    }
  }

  return finish();
}
