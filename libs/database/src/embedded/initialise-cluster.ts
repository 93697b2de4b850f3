import { chown, mkdir, rename, rm } from 'node:fs/promises';
import type { Launcher } from './choose-launcher.ts';
import type { DataDirectory } from './data-directory.ts';
import type { Binaries } from './find-binaries.ts';
import { runProgram } from './run-program.ts';

/** The role and the database that Stitchbook uses. */
export const APPLICATION = 'stitchbook';

export interface Initialisation {
  directory: DataDirectory;
  binaries: Binaries;
  launcher: Launcher;
  password: string;
  /** Whether what is written must survive a power cut. */
  durable: boolean;
}

/**
 * Makes a cluster with an ordinary role that owns one database. It is initialised under another name and renamed when it is
 * complete, so that an interrupted first start leaves nothing that a second one could take for a cluster.
 * The superuser gets no password, so nobody can log in as it: only single-user mode, on the stopped cluster, can.
 */
export async function initialiseCluster({
  directory,
  binaries,
  launcher,
  password,
  durable,
}: Initialisation): Promise<void> {
  const folder = directory.unfinishedCluster;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  if (launcher.account) await chown(folder, launcher.account.uid, launcher.account.gid);
  const args = [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth-local=reject',
    '--auth-host=scram-sha-256',
    '--no-instructions',
  ];
  await runProgram(launcher, { path: binaries.initdb, args: durable ? args : [...args, '--no-sync'] });
  const statements = [
    `CREATE ROLE ${APPLICATION} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}`,
  ];
  const input = `${statements.join('\n')}\n`;
  const fsync = durable ? 'on' : 'off';
  await runProgram(launcher, {
    path: binaries.postgres,
    args: ['--single', '-D', folder, '-c', `fsync=${fsync}`, 'postgres'],
    input,
  });
  await rename(folder, directory.cluster);
}
