import { mkdir, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@stitchbook/logging';
import { isProcessAlive } from '@stitchbook/supervision';
import { adoptPostmaster } from './adopt-postmaster.ts';
import { checkServer } from './check-server.ts';
import { chooseAccount, chooseLauncher } from './choose-launcher.ts';
import { choosePort, layOutDataDirectory, readOrCreatePassword, type DataDirectory } from './data-directory.ts';
import { findBinaries } from './find-binaries.ts';
import { APPLICATION, initialiseCluster } from './initialise-cluster.ts';
import { disownPostmasterFile } from './postmaster-file.ts';
import { DURABLE, type Launch, THROWAWAY, launchPostmaster, stopPostmaster } from './postmaster-process.ts';
import { makeThrowawayDirectory, removeStaleThrowawayDirectories } from './throwaway-directory.ts';

export type EmbeddedPostgresOptions = {
  logger?: Pick<Logger, 'info'>;
  /** The port to listen on; without it the one of last time, or any free one. An adopted server keeps its own. */
  port?: number;
} & ({ dataDirectory: string; throwaway?: false } | { dataDirectory?: undefined; throwaway: true });

export interface EmbeddedPostgres {
  /** Opens the application's database, as a role that owns it and may create others. */
  url: string;
  /** Whether the server was already running, left by a process that was killed. */
  adopted: boolean;
  /** Whether the server still lives; when it was killed, starting it again on its port lets every client go on. */
  isRunning(): boolean;
  /** Ends the server in order and waits for its end; a throwaway one is removed with its data. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Runs PostgreSQL on a folder: makes the cluster the first time, takes over a server still running on it, or starts one,
 * reachable only from this machine and only with a generated password. The server outlives this process if `stop` is not called.
 * With `throwaway` it works on a temporary folder without waiting for disks, for tests.
 * Throws `EmbeddedPostgresError`, whose message is for the person at the terminal.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { throwaway = false, logger, port } = options;
  if (throwaway) await removeStaleThrowawayDirectories();
  const directory = layOutDataDirectory(resolve(options.dataDirectory ?? (await makeThrowawayDirectory())));
  await mkdir(directory.root, { recursive: true });

  const binaries = await findBinaries();
  const launcher = chooseLauncher(await chooseAccount(directory.cluster), binaries.postgres, directory.root);
  const isNew = !(await exists(directory.cluster));
  const password = await readOrCreatePassword(directory.passwordFile, isNew);
  const urlOf = (at: number) => `postgres://${APPLICATION}:${password}@127.0.0.1:${at}/${APPLICATION}`;

  if (isNew) {
    logger?.info('making the database cluster');
    await initialiseCluster({ directory, binaries, launcher, password, durable: !throwaway });
  }
  const running = await adoptPostmaster(directory.cluster, urlOf);
  const server =
    running ??
    (await launchWithRetries(directory, port, {
      launcher,
      postgres: binaries.postgres,
      settings: throwaway ? THROWAWAY : DURABLE,
    }));
  const url = urlOf(server.port);
  if (!running) await checkServer(url);
  logger?.info({ port: server.port, adopted: running !== null }, 'the database takes connections');

  const stop = async () => {
    await stopPostmaster(launcher, binaries.pg_ctl, directory.cluster, server.pid);
    if (throwaway) await rm(directory.root, { recursive: true, force: true });
  };
  return { url, adopted: running !== null, isRunning: () => isProcessAlive(server.pid), stop };
}

/** The port may be lost to another program, and the last processes of a killed server need a moment to release its shared memory. */
async function launchWithRetries(
  directory: DataDirectory,
  wanted: number | undefined,
  launch: Omit<Launch, 'directory' | 'port'>,
): Promise<{ pid: number; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    await disownPostmasterFile(directory.cluster);
    const port = wanted ?? (await choosePort(directory.portFile));
    try {
      return { port, pid: await launchPostmaster({ ...launch, directory, port }) };
    } catch (error) {
      if (attempt === 3) throw error;
      await wait(attempt * 500);
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
