import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Stream = 'stdout' | 'stderr';

export interface ChildCommand {
  /** Program, as `spawn` takes it. */
  command: string;
  args: string[];
  /** The whole environment of the process; nothing is inherited. */
  env: NodeJS.ProcessEnv;
}

export interface Child {
  pid: number | undefined;
  /** Resolves with how it ended, as a phrase: 'ended with code 3', 'was ended by SIGKILL', 'could not be started: …'. */
  ended: Promise<string>;
  /** Sends SIGTERM. */
  terminate(): void;
  /** Sends SIGKILL to its process group, with every process that it started and left behind. */
  kill(): void;
}

/**
 * Runs one child in a process group of its own, so that a Ctrl-C in the terminal reaches only the supervisor, which stops its children in order.
 * The IPC channel has no messages: its end shows the child that its supervisor is gone.
 */
export function runChild(what: ChildCommand, onLine: (line: string, stream: Stream) => void): Child {
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
    // The group is empty.
  }
}
