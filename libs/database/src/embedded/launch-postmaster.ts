import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Launcher } from './choose-launcher.ts';
import type { DataDirectory } from './data-directory.ts';
import { EmbeddedPostgresError } from './embedded-postgres.error.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { BARE_ENVIRONMENT, lastLineOf } from './run-program.ts';

/** Recovery after a power cut may have to read a lot again. */
const PATIENCE_MS = 120_000;

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
 * connections. It outlives this process unless it is stopped. Answers its pid.
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
    for (const begun = Date.now(); Date.now() - begun < PATIENCE_MS;) {
      if (await Promise.race([ended, sleep(20, false)])) break;
      const postmaster = await readPostmasterFile(directory.cluster);
      if (child.pid !== undefined && postmaster?.pid === child.pid && postmaster.state === 'ready') return child.pid;
    }
  } finally {
    child.unref();
    await log.close();
  }
  child.kill('SIGQUIT');
  const said = await readFile(directory.logFile, 'utf8');
  throw new EmbeddedPostgresError(`PostgreSQL did not start: ${lastLineOf(said)} (${directory.logFile})`);
}
