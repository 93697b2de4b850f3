import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `docker compose` on the stack of this run; resolves with what it prints. */
export async function compose(...args: string[]): Promise<string> {
  return (await run('docker', ['compose', ...args])).stdout;
}

/** Ids of the running containers of a service. */
export async function findContainers(service: string): Promise<string[]> {
  const ofProject = `label=com.docker.compose.project=${process.env['COMPOSE_PROJECT_NAME']}`;
  const ofService = `label=com.docker.compose.service=${service}`;
  const { stdout } = await run('docker', ['ps', '--quiet', '--filter', ofProject, '--filter', ofService]);
  return stdout.split('\n').filter((id) => id !== '');
}

/** `docker kill`, `docker start` or `docker restart`. */
export async function runOnContainers(order: 'kill' | 'start' | 'restart', ids: string[]): Promise<void> {
  await run('docker', [order, ...ids]);
}
