import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOG_FILE = fileURLToPath(new URL('../product.log', import.meta.url));
const READY_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 30_000;

/**
 * Playwright's global setup: starts the real product, as `npm start` does, on an empty folder and a free port, and answers how to
 * stop it. With STITCHBOOK_URL the walks go through a product that is already running.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STITCHBOOK_URL) return undefined;
  const dataDirectory = await mkdtemp(join(tmpdir(), 'stitchbook-walks-'));
  const environment = { DATA_DIR: dataDirectory, PORT: String(await findFreePort()), LOG_LEVEL: 'warn' };
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(LOG_FILE);
  product.stdout.pipe(log, { end: false });
  product.stderr.pipe(log, { end: false });
  const ended = new Promise<number | null>((resolve) => product.once('exit', (code) => resolve(code)));
  try {
    process.env.STITCHBOOK_URL = await untilReady(product, ended);
    process.env.STITCHBOOK_DATA_DIR = dataDirectory;
  } catch (error) {
    // In order, even so: a killed parent would leave its database behind.
    await stop(product, ended).catch(() => undefined);
    await rm(dataDirectory, { recursive: true, force: true });
    throw error;
  }
  return async () => {
    await stop(product, ended);
    const left = (await readdir(dataDirectory, { recursive: true })).filter((path) => path.endsWith('postmaster.pid'));
    if (left.length > 0) throw new Error(`The product stopped but left its database running: ${left.join(', ')}`);
    await rm(dataDirectory, { recursive: true, force: true });
  };
}

async function untilReady(product: ChildProcess, ended: Promise<number | null>): Promise<string> {
  const ready = new Promise<string>((resolve) => {
    let said = '';
    product.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Stitchbook is ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
  });
  const url = await Promise.race([ready, ended, after(READY_LIMIT_MS)]);
  if (typeof url !== 'string') throw new Error(`The product did not get ready: see ${LOG_FILE}`);
  return url;
}

async function stop(product: ChildProcess, ended: Promise<number | null>): Promise<void> {
  product.kill('SIGTERM');
  const code = await Promise.race([ended, after(STOP_LIMIT_MS)]);
  if (code === 0) return;
  product.kill('SIGKILL');
  throw new Error(`The product did not stop in order (${code ?? 'no exit code in time'}): see ${LOG_FILE}`);
}

function after(limitMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), limitMs).unref());
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
