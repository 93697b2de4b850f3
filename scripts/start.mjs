// Only what the oldest Node can read may be imported before its age is known.
import { refuseOldNode } from './start/refuse-old-node.mjs';

if (refuseOldNode(process.versions.node)) {
  const { startStitchbook } = await import('./start/start-stitchbook.mjs');
  await startStitchbook();
}
