/** Prints how well the language engine that the environment configures understands the labelled notes of libs/text/evaluation. */
import { findCheckout } from './start/find-checkout.mjs';
import { runCommand } from './start/run-command.mjs';

const cwd = findCheckout();
const steps = [
  ['node_modules/.bin/tsc', ['-b', 'libs/text/evaluation']],
  [process.execPath, ['libs/text/dist/evaluation/run.js', ...process.argv.slice(2)]],
];
for (const [command, args] of steps as [string, string[]][]) {
  const { code } = await runCommand(command, args, { cwd, show: true });
  if (code !== 0) {
    process.exitCode = 1;
    break;
  }
}
