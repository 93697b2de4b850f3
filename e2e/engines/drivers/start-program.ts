import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

export interface StartedProgram {
  /** Waits until it prints a line that matches. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Ends it and all that it has started. */
  stop: () => Promise<void>;
}

/** The path of a program that `npm test` has found, or installed. */
export function program(variable: string): string {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} names no program: these specs are run by npm test -- --only=engines.`);
  return path;
}

export function startProgram(command: string, args: readonly string[], env = process.env): StartedProgram {
  // In a group of its own: a browser is many processes.
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const said: string[] = [];
  // Read to the end, whether anybody waits for it or not: a program whose output nobody reads comes to a halt.
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', (line) => said.push(line));
  child.on('error', ({ message }) => said.push(message));

  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const finish = (how: () => void) => {
        clearInterval(looking);
        clearTimeout(limit);
        how();
      };
      const fail = (why: string) =>
        finish(() => reject(new Error(`${command} ${why}:\n${said.slice(-20).join('\n')}`)));
      const limit = setTimeout(() => fail('was not ready in time'), START_LIMIT_MS);
      const looking = setInterval(() => {
        const match = said.map((line) => pattern.exec(line)).find((each) => each !== null);
        if (match) finish(() => resolve(match));
        else if (child.pid === undefined || child.exitCode !== null) fail('has ended');
      }, 50);
    });
  // One that could not be worked is stopped by nobody.
  const endWithThis = () => child.pid !== undefined && signalGroup(child.pid, 'SIGKILL');
  process.once('exit', endWithThis);
  return {
    says,
    stop: () => {
      process.off('exit', endWithThis);
      return stop(child);
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  signalGroup(pid, 'SIGTERM');
  const limit = setTimeout(() => signalGroup(pid, 'SIGKILL'), STOP_LIMIT_MS);
  if (!hasEnded) await ended;
  clearTimeout(limit);
  signalGroup(pid, 'SIGKILL');
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Nothing of it is left.
  }
}
