import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CHECKOUT = new URL('../../../../', import.meta.url);

export interface RunningService {
  process: ChildProcess;
  /** What it has logged so far. */
  log(): string;
  /** Resolves when it has ended by itself or at the signal. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a built service as the product does, as a process of its own, with nothing but the environment given. */
export function startService(name: string, environment: Record<string, string>): RunningService {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`services/${name}/dist/main.js`, CHECKOUT))], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  return {
    process: child,
    log: () => lines.join(''),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
