import { checkNode } from './test/check-node.mjs';
import { readOptions } from './test/read-options.mjs';

checkNode();
const options = readOptions(process.argv.slice(2));
const { runSuites } = await import('./test/run-suites.mjs');
process.exitCode = await runSuites(options);
