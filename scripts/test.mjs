// Only what the oldest Node can read may be imported before its age is known.
import { refuseOldNode } from './start/refuse-old-node.mjs';

const run = async () => {
  const { runTypeScript } = await import('./start/run-typescript.mjs');
  return runTypeScript('scripts/test/run-suites.ts', process.argv.slice(2));
};
if (!refuseOldNode(process.versions.node) || !(await run())) console.log('0 passed, 1 failed');
