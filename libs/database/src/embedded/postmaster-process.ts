import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcessAlive } from '@stitchbook/supervision';
import type { Launcher } from './choose-launcher.ts';
import type { DataDirectory } from './data-directory.ts';
import { EmbeddedPostgresError } from './embedded-postgres.error.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { BARE_ENVIRONMENT, lastLineOf, runProgram } from './run-program.ts';

/** On a machine however busy. */
const LAST_MOMENT_MS = 10_000;

/**
 * PostgreSQL's settings for an installation, sized for a small machine. Neither statements nor the values that PostgreSQL quotes
 * in the details of an error may reach its log: they hold what people said.
 */
export const DURABLE: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** PostgreSQL's settings for tests: a crash of the machine may lose data, and four installations share the server. */
export const THROWAWAY: Record<string, string> = {
  ...DURABLE,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '400',
  autovacuum: 'off',
};

/** Recovery after a power cut may have to read a lot again. */
const STARTUP_TIMEOUT_MS = 120_000;

export interface Launch {
  directory: DataDirectory;
  launcher: Launcher;
  postgres: string;
  port: number;
  /** Settings, by PostgreSQL's own names. */
  settings: Record<string, string>;
}

/**
 * Starts the server in a session of its own, where a Ctrl-C typed in our terminal does not reach it, and waits until it takes
 * connections. It outlives this process unless it is stopped. Resolves with its pid.
 */
export async function launchPostmaster({ directory, launcher, postgres, port, settings }: Launch): Promise<number> {
  const given = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const { command, args, options } = launcher.commandFor(postgres, ['-D', directory.cluster, ...given]);
  await rename(directory.logFile, `${directory.logFile}.1`).catch(() => undefined);
  const log = await open(directory.logFile, 'a', 0o600);
  const child = spawn(command, args, {
    ...options,
    cwd: '/',
    env: BARE_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  try {
    const ended = once(child, 'exit').then(() => true);
    for (const begun = Date.now(); Date.now() - begun < STARTUP_TIMEOUT_MS;) {
      if (await Promise.race([ended, wait(20, false)])) break;
      const postmaster = await readPostmasterFile(directory.cluster);
      if (child.pid !== undefined && postmaster?.pid === child.pid && postmaster.state === 'ready') return child.pid;
    }
  } finally {
    child.unref();
    await log.close();
  }
  child.kill('SIGQUIT');
  const output = await readFile(directory.logFile, 'utf8');
  throw new EmbeddedPostgresError(`PostgreSQL did not start: ${lastLineOf(output)} (${directory.logFile})`);
}

/** Ends the server in order (open transactions are rolled back, nothing that was committed is lost) and waits until it is gone. */
export async function stopPostmaster(launcher: Launcher, pgCtl: string, cluster: string, pid: number): Promise<void> {
  if (!isProcessAlive(pid)) return;
  await runProgram(launcher, { path: pgCtl, args: ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60'] }).catch(
    (error: unknown) => {
      if (isProcessAlive(pid)) throw error;
    },
  );
  // Its file is gone a moment before it is.
  for (const deadline = Date.now() + LAST_MOMENT_MS; isProcessAlive(pid) && Date.now() < deadline;) await wait(10);
}
