import { inWords, sum, tallyOf } from './tally.mjs';

/** Says each result in a line and the sum in the last one. */
export function reportSuites() {
  const tallies = [];
  return {
    /** Runs a suite, whatever happens in it; answers whether nothing failed. */
    async report(name, run) {
      process.stdout.write(`${name} ... `);
      const begun = Date.now();
      const results = [
        await run().catch((error) => tallyOf(name, { ok: false, output: String(error.stack ?? error) })),
      ].flat();
      console.log(`${inWords(sum(results))} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
      for (const { output } of results) if (output.trim()) console.log(`${output.trim()}\n`);
      tallies.push(...results);
      return sum(results).failed === 0;
    },
    /** Answers the exit code: 0 only when something ran and nothing failed. */
    finish() {
      console.log('');
      for (const each of tallies) console.log(`  ${each.suite}: ${inWords(each)}`);
      const total = sum(tallies);
      console.log(inWords(total));
      return total.failed === 0 && total.passed > 0 ? 0 : 1;
    },
  };
}
