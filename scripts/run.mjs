// `node scripts/run.mjs scripts/backup.ts [arguments]`: runs a script of ours that is TypeScript, as it is. Installs what is missing first,
// so only what the oldest Node can read may be imported before its age is known.
import { refuseOldNode } from './start/refuse-old-node.mjs';

if (refuseOldNode(process.versions.node)) {
  const { runTypeScript } = await import('./start/run-typescript.mjs');
  const [script = '', ...args] = process.argv.slice(2);
  await runTypeScript(script, args);
}
