import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { SupervisedProcess } from './supervised-process.ts';

export type Stream = 'stdout' | 'stderr';

export interface Child {
  pid: number | undefined;
  /** How it ended, as a person would say it. */
  ended: Promise<string>;
  terminate(): void;
  /** Ends it at once, with every process that it started and left behind. */
  kill(): void;
}

/**
 * Runs one child in a process group of its own, so that a Ctrl-C in the terminal reaches only the supervisor, who knows the order.
 * The IPC channel carries nothing: its end tells the child that its supervisor is gone.
 */
export function runChild(what: SupervisedProcess, onLine: (line: string, stream: Stream) => void): Child {
  const child = spawn(what.command, what.args, {
    env: what.env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of ['stdout', 'stderr'] as const) {
    const output = child[stream];
    if (output) createInterface({ input: output, crlfDelay: Infinity }).on('line', (line) => onLine(line, stream));
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`));
  });
  return { pid: child.pid, ended, terminate: () => void child.kill('SIGTERM'), kill: () => killGroup(child.pid) };
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // Nobody is left in the group.
  }
}
