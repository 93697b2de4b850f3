import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';

export const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));

export interface Ended {
  code: number | null;
  /** What it said, on both streams. */
  said: string;
}

/** Runs one of the checkout's programs to its end, with nothing but the environment given. */
export async function runProgram(args: string[], environment: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: CHECKOUT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [code, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, said: said.join('') };
}
