/**
 * Prints how well the language engine that the environment configures understands the labelled notes of libs/text/evaluation, and
 * how well the built-in one gives a person's own tags, with and without their meaning.
 */
import { findCheckout } from './start/find-checkout.mjs';
import { runCommand } from './start/run-command.mjs';

const cwd = findCheckout();
const steps = [
  ['node_modules/.bin/tsc', ['-b', 'libs/text/evaluation']],
  [process.execPath, ['libs/text/dist/evaluation/run.js', ...process.argv.slice(2)]],
  ...(process.argv.length > 2 ? [] : [[process.execPath, ['scripts/run.mjs', 'bench/eval-tags.ts']]]),
];
for (const [command, args] of steps as [string, string[]][]) {
  const { code } = await runCommand(command, args, { cwd, show: true });
  if (code !== 0) {
    process.exitCode = 1;
    break;
  }
}
