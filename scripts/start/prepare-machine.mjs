import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale } from './build-when-stale.mjs';
import { checkPort, checkWritable } from './check-machine.mjs';
import { endOrphans } from './end-orphans.mjs';
import { lockDataDirectory } from './lock-data-directory.mjs';
import { installDependencies } from './install-dependencies.mjs';

/**
 * Everything that has to be so before a service can run; needs nothing but Node itself.
 * @param {string} checkout
 * @param {import('./read-environment.mjs').StartSettings} settings
 * @param {{ say: (text: string) => void, processFile: string, whenStopped: (undo: () => unknown) => void }} context
 */
export async function prepareMachine(checkout, settings, { say, processFile, whenStopped }) {
  const { dataDirectory, host, port, baseUrl } = settings;
  checkWritable(checkout, 'its own folder');
  checkWritable(dataDirectory, 'its data folder');
  whenStopped(await lockDataDirectory(dataDirectory, baseUrl));
  // What people said and who they are is nobody else's business on this machine.
  for (const name of ['audio', 'logs']) mkdirSync(join(dataDirectory, name), { recursive: true, mode: 0o700 });
  await endOrphans(processFile);
  await checkPort(host, port);
  await installDependencies(checkout, say);
  await buildWhenStale(checkout, { say });
}
