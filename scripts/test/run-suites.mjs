import { CHECKS, PREPARATIONS } from './checks.mjs';
import { runJest } from './run-jest.mjs';
import { runWalks } from './run-walks.mjs';
import { inWords, sum, tally, tallyOf } from './tally.mjs';

/**
 * Runs everything that was asked for, says each result in a line and the sum in the last one.
 * Answers the exit code: 0 only when something ran and nothing failed.
 */
export async function runSuites({ suites, parts }) {
  const tallies = [];
  const report = async (name, run) => {
    process.stdout.write(`${name} ... `);
    const begun = Date.now();
    const results = [
      await run().catch((error) => tallyOf(name, { ok: false, output: String(error.stack ?? error) })),
    ].flat();
    console.log(`${inWords(sum(results))} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    for (const { output } of results) if (output) console.log(`${output.trim()}\n`);
    tallies.push(...results);
    return sum(results).failed === 0;
  };

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

  console.log('');
  for (const each of tallies) console.log(`  ${each.suite}: ${inWords(each)}`);
  const total = sum(tallies);
  console.log(inWords(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
