import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../scripts/start/check-machine.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOG_FILE = fileURLToPath(new URL('../product.log', import.meta.url));
const READY_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 90_000;

interface RunningProduct {
  url: string;
  dataDirectory: string;
  /** Throws where it did not stop in order, or left its database running. */
  stop: () => Promise<void>;
}

/**
 * Runs the real product, as `npm start` does, on an empty folder and a free port; `further` are settings of its own. Its output
 * is added to that of the products before it, in `logFile`.
 */
export async function runProduct(further: Record<string, string> = {}, logFile = LOG_FILE): Promise<RunningProduct> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'stitchbook-e2e-'));
  const environment = {
    DATA_DIR: dataDirectory,
    PORT: String(await findFreePort('127.0.0.1')),
    LOG_LEVEL: 'warn',
    ...further,
  };
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logFile, { flags: 'a' });
  product.stdout.pipe(log, { end: false });
  product.stderr.pipe(log, { end: false });
  const ended = new Promise<number | null>((resolve) => product.once('exit', (code) => resolve(code)));
  const clear = () => rm(dataDirectory, { recursive: true, force: true });
  try {
    const url = await untilReady(product, ended, logFile);
    return {
      url,
      dataDirectory,
      stop: async () => {
        await stop(product, ended, logFile);
        const left = (await readdir(dataDirectory, { recursive: true })).filter((path) =>
          path.endsWith('postmaster.pid'),
        );
        if (left.length > 0) throw new Error(`The product stopped but left its database running: ${left.join(', ')}`);
        await clear();
      },
    };
  } catch (error) {
    // In order, even so: a killed parent would leave its database behind.
    await stop(product, ended, logFile).catch(() => undefined);
    await clear();
    throw error;
  }
}

async function untilReady(product: ChildProcess, ended: Promise<number | null>, logFile: string): Promise<string> {
  const ready = new Promise<string>((resolve) => {
    let said = '';
    product.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Stitchbook is ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
  });
  const url = await Promise.race([ready, ended, after(READY_LIMIT_MS)]);
  if (typeof url !== 'string') throw new Error(`The product did not get ready: see ${logFile}`);
  return url;
}

async function stop(product: ChildProcess, ended: Promise<number | null>, logFile: string): Promise<void> {
  product.kill('SIGTERM');
  const code = await Promise.race([ended, after(STOP_LIMIT_MS)]);
  if (code === 0) return;
  product.kill('SIGKILL');
  throw new Error(`The product did not stop in order (${code ?? 'no exit code in time'}): see ${logFile}`);
}

function after(limitMs: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), limitMs).unref());
}
