import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readResults, revisionOfSources } from './test/results.ts';
import { ROOT } from './test/run-program.ts';
import { type RowOutcome, judgeRows, readTrustRows, suitesFor } from './test/trust/trust-report.ts';

if (process.argv.length > 2) {
  console.error('Usage: npm run test:trust');
  process.exit(2);
}

const rows = await readTrustRows();
for (const { suite, script, files } of suitesFor(rows)) await runWhereMissing(suite, script, files);
print(await judgeRows(rows));

/** What ran before in this state of the sources counts; what did not is run now. */
async function runWhereMissing(suite: string, script: readonly string[], files: readonly string[]): Promise<void> {
  const { files: ran } = await readResults(suite, await revisionOfSources());
  const missing = files.filter((file) => !ran[file]);
  if (missing.length === 0) return;
  // jest and the e2e specs can be asked for single files; the others set up what all of theirs need.
  const takesParts = script.includes('scripts/test.mjs');
  const parts = takesParts ? missing.map((file) => file.replace(/^e2e\/specs\//, '')) : [];
  await once(spawn(process.execPath, [...script, ...parts], { cwd: ROOT, stdio: 'inherit' }), 'exit');
}

function print(outcomes: readonly RowOutcome[]): void {
  console.log('\nrow  came to  what Stitchbook withstands');
  for (const { row, passed, problems, figures } of outcomes) {
    const verdict = problems.length === 0 ? 'pass' : 'FAIL';
    console.log(`${String(row.row).padStart(3)}  ${verdict.padEnd(7)}  ${row.withstands} (${passed} tests)`);
    for (const figure of figures) console.log(`${' '.repeat(14)}- ${figure}`);
    for (const problem of problems) console.log(`${' '.repeat(14)}! ${problem}`);
  }
  const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
  console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
