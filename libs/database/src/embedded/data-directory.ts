import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres.error.ts';

/** What lies in the data directory: the cluster itself belongs to PostgreSQL's account, the rest to whoever starts it. */
export interface DataDirectory {
  root: string;
  cluster: string;
  /** A first initdb works here; only a finished cluster gets the real name. */
  unfinishedCluster: string;
  passwordFile: string;
  portFile: string;
  logFile: string;
}

/** The paths below a data directory; creates nothing. */
export function layOutDataDirectory(root: string): DataDirectory {
  return {
    root,
    cluster: join(root, 'cluster'),
    unfinishedCluster: join(root, 'cluster.unfinished'),
    passwordFile: join(root, 'password'),
    portFile: join(root, 'port'),
    logFile: join(root, 'postgres.log'),
  };
}

/** Reads the password beside the cluster, or generates one. Rejects with `EmbeddedPostgresError` when it is missing and not `isNew`. */
export async function readOrCreatePassword(file: string, isNew: boolean): Promise<string> {
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (kept) return kept;
  if (!isNew) {
    throw new EmbeddedPostgresError(`The database's password is missing: put ${file} back from your backup.`);
  }
  const made = randomBytes(32).toString('hex');
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}

/** The port of last time when it is still free, so that a connection noted down elsewhere keeps working; else any free one. */
export async function choosePort(portFile: string): Promise<number> {
  const remembered = Number(await readFile(portFile, 'utf8').catch(() => ''));
  const port = (remembered > 0 && (await findFreePort(remembered).catch(() => null))) || (await findFreePort(0));
  await writeFile(portFile, `${port}\n`);
  return port;
}

/** Answers `wanted` (0: any) if it is free on 127.0.0.1; rejects otherwise. */
function findFreePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      server.close(() => resolve(port));
    });
  });
}
