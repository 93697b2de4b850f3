import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcessAlive } from '@stitchbook/supervision';
import { checkServer } from './check-server.ts';
import { EmbeddedPostgresError } from './embedded-postgres.error.ts';
import { readPostmasterFile, type Postmaster } from './postmaster-file.ts';

/** How long a server that is recovering or stopping is waited for. */
const BUSY_TIMEOUT_MS = 60_000;
/** How long a pid may be alive without a server answering before it is taken for another program's. */
const NO_ANSWER_TIMEOUT_MS = 1_000;

/**
 * Finds the server that a killed parent left running on this cluster; null when there is none.
 * It is ours when its file names this folder, its pid lives, our password opens it and it started when the file says.
 */
export async function adoptPostmaster(cluster: string, urlOf: (port: number) => string): Promise<Postmaster | null> {
  const begun = Date.now();
  while (Date.now() - begun < BUSY_TIMEOUT_MS) {
    const postmaster = await readPostmasterFile(cluster);
    if (!postmaster || resolve(postmaster.cluster) !== cluster || !isProcessAlive(postmaster.pid)) return null;
    const answer = await identifyServer(postmaster, urlOf(postmaster.port));
    if (answer === 'ours') return postmaster;
    if (answer === 'foreign' || (answer === 'silent' && Date.now() - begun > NO_ANSWER_TIMEOUT_MS)) return null;
    await wait(50);
  }
  throw new EmbeddedPostgresError(
    `The database in ${cluster} has been starting or stopping for a minute: see its log.`,
  );
}

async function identifyServer(postmaster: Postmaster, url: string): Promise<'ours' | 'foreign' | 'silent' | 'busy'> {
  try {
    const { startedAtSeconds } = await checkServer(url);
    return Math.abs(startedAtSeconds - postmaster.startedAtSeconds) <= 2 ? 'ours' : 'foreign';
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return 'silent';
    // cannot_connect_now: it is recovering from a crash, or shutting down.
    return code === '57P03' ? 'busy' : 'foreign';
  }
}
