import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { ROOT } from '../run-program.ts';

/** Names all that this run makes, so that two runs on one machine keep out of each other's way. */
export const TEST_RUN = `stitchbook-test-${randomBytes(4).toString('hex')}`;

/** On containers that docker compose did not start. */
export const RUN_LABEL = 'stitchbook.test-run';

/**
 * Takes everything of this run away when its process ends, whether in order, by an error or at a signal. The layers of its
 * images stay in the engine's build cache, so that the next run finds them.
 */
export function cleanUpAtExit(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    // Whoever runs a program at the moment ends that first, and then this process.
    process.on(signal, () => process.listenerCount(signal) === 1 && process.exit(130));
  }
  process.on('exit', () => {
    remove(['rm', '--force', '--volumes'], ['ps', '--all', '--quiet', '--filter', `label=${RUN_LABEL}=${TEST_RUN}`]);
    const ofProject = `label=com.docker.compose.project=${TEST_RUN}`;
    remove(['rm', '--force', '--volumes'], ['ps', '--all', '--quiet', '--filter', ofProject]);
    remove(['network', 'rm'], ['network', 'ls', '--quiet', '--filter', ofProject]);
    remove(['volume', 'rm'], ['volume', 'ls', '--quiet', '--filter', ofProject]);
    const named = ['images', '--format', '{{.Repository}}:{{.Tag}}', '--filter', `reference=stitchbook/*:${TEST_RUN}`];
    remove(['rmi'], named);
  });
}

/** Synchronous, because nothing else is waited for in a process that ends. */
function remove(command: readonly string[], list: readonly string[]): void {
  const found = docker(list).split('\n').filter(Boolean);
  if (found.length > 0) docker([...command, ...found]);
}

function docker(args: readonly string[]): string {
  return spawnSync('docker', args, { cwd: ROOT, encoding: 'utf8' }).stdout ?? '';
}
