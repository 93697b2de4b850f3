import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  cluster: string;
  startedAtSeconds: number;
  port: number;
  state: string;
}

/** Reads `postmaster.pid`; null when there is none, or when it is not whole yet. */
export async function readPostmasterFile(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(fileIn(cluster), 'utf8').catch(() => '');
  const [pid = '', path = '', startedAt = '', port = '', , , , state = ''] = text.split('\n');
  if (!(Number(pid) > 0) || !(Number(port) > 0)) return null;
  return {
    pid: Number(pid),
    cluster: path,
    startedAtSeconds: Number(startedAt),
    port: Number(port),
    state: state.trim(),
  };
}

/**
 * Lets a new PostgreSQL see that the file left by a killed one is stale even when its pid has been given to another process.
 * PostgreSQL knows that its parent is no other server, so the parent's pid (ours) is written instead. The file itself must stay:
 * by its other lines PostgreSQL finds out whether processes of the killed one still use the cluster's shared memory.
 */
export async function disownPostmasterFile(cluster: string): Promise<void> {
  const text = await readFile(fileIn(cluster), 'utf8').catch(() => null);
  if (text === null) return;
  await writeFile(fileIn(cluster), text.replace(/^\d+/, String(process.pid)), { flag: 'r+' });
}

function fileIn(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
