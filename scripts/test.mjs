// Only what the oldest Node can read may be imported before its age is known.
import { refuseOldNode } from './start/refuse-old-node.mjs';

if (refuseOldNode(process.versions.node)) {
  const { readOptions } = await import('./test/read-options.mjs');
  const { runSuites } = await import('./test/run-suites.mjs');
  process.exitCode = await runSuites(readOptions(process.argv.slice(2)));
} else {
  console.log('0 passed, 1 failed');
}
