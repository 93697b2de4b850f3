import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@stitchbook/database/embedded';
import { isProcessAlive } from '@stitchbook/supervision';

jest.setTimeout(60_000);

let folder: string;
let dataDirectory: string;
let running: EmbeddedPostgres | undefined;

beforeEach(async () => {
  // As root this is a folder (mode 0700) that the account lent to PostgreSQL may not enter.
  folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  dataDirectory = join(folder, 'data', 'postgres');
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDirectory });
  return running;
}

async function query<R extends pg.QueryResultRow>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(dataDirectory, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function killServer(): Promise<void> {
  const pid = await postmasterPid();
  process.kill(pid, 'SIGKILL');
  while (isProcessAlive(pid)) await wait(10);
}

describe('the embedded PostgreSQL', () => {
  it('keeps what was written over a stop and a start, on the same port and with the same password', async () => {
    const first = await start();
    await query(first.url, "CREATE TABLE stitch AS SELECT 'élan' AS words");
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'SELECT upper(words) AS words FROM stitch')).toEqual([{ words: 'ÉLAN' }]);
  });

  it('finds any part of a word through pg_trgm, as a role that is no superuser', async () => {
    const { url } = await start();
    await query(url, 'CREATE EXTENSION pg_trgm');
    expect(
      await query(url, "SELECT show_trgm('é') IS NOT NULL AS ok, rolsuper FROM pg_roles WHERE rolname = current_user"),
    ).toEqual([{ ok: true, rolsuper: false }]);
  });

  it('lets in nobody without the password, and keeps that to the account that starts it', async () => {
    const { url } = await start();
    await expect(query(url.replace(/:[0-9a-f]{64}@/, ':guess@'), 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await expect(query(url.replace('stitchbook:', 'postgres:'), 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    expect((await stat(join(dataDirectory, 'password'))).mode & 0o777).toBe(0o600);
  });

  it('takes over a server that nobody stopped, and stops it in the end', async () => {
    const { url } = await start();
    const pid = await postmasterPid();
    const adopted = await start();
    expect(adopted).toMatchObject({ adopted: true, url });
    expect(await postmasterPid()).toBe(pid);
    await adopted.stop();
    expect(isProcessAlive(pid)).toBe(false);
  });

  it('recovers what was committed after the server itself was killed', async () => {
    const { url } = await start();
    await query(url, 'CREATE TABLE stitch AS SELECT 1 AS id');
    await killServer();
    expect(running?.isRunning()).toBe(false);
    const again = await start();
    expect(again).toMatchObject({ adopted: false, url });
    expect(again.isRunning()).toBe(true);
    expect(await query(again.url, 'SELECT id FROM stitch')).toEqual([{ id: 1 }]);
  });

  it('starts although the pid left by a killed server now belongs to another process', async () => {
    await start();
    await killServer();
    const file = join(dataDirectory, 'cluster', 'postmaster.pid');
    const bystander = spawn('sleep', ['60']);
    try {
      await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(bystander.pid)));
      expect(await start()).toMatchObject({ adopted: false });
      expect(isProcessAlive(bystander.pid ?? 0)).toBe(true);
    } finally {
      bystander.kill();
    }
  });

  it('begins again where a first start was interrupted', async () => {
    await mkdir(join(dataDirectory, 'cluster.unfinished', 'base'), { recursive: true });
    await writeFile(join(dataDirectory, 'cluster.unfinished', 'PG_VERSION'), '18\n');
    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('makes clusters for tests and removes them again', async () => {
    const throwaway = await startEmbeddedPostgres({ throwaway: true });
    const [row] = await query<{ fsync: string }>(throwaway.url, 'SHOW fsync');
    await throwaway.stop();
    expect(row).toEqual({ fsync: 'off' });
    await expect(query(throwaway.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
