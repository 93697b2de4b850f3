import { spawn } from 'node:child_process';
import type { Launcher } from './choose-launcher.ts';
import { EmbeddedPostgresError } from './embedded-postgres.error.ts';

export interface Program {
  path: string;
  args: string[];
  /** Written to its standard input. */
  input?: string;
}

/** PostgreSQL does not inherit the environment: PGPORT, PGDATA, LC_ALL and the like would change what it does. */
export const BARE_ENVIRONMENT: NodeJS.ProcessEnv = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/** Runs a program of PostgreSQL to its end; throws `EmbeddedPostgresError` with its last line when it fails. */
export async function runProgram(launcher: Launcher, { path, args, input = '' }: Program): Promise<void> {
  const { command, args: allArgs, options } = launcher.commandFor(path, args);
  const child = spawn(command, allArgs, {
    ...options,
    cwd: '/',
    env: BARE_ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-4_000)));
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new EmbeddedPostgresError(`${path} failed (${code}): ${lastLineOf(stderr)}`);
}

/** The last line of a program's output, which says why it failed. */
export function lastLineOf(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
