// @ts-check
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The real product, as `npm start` runs it, on an empty folder and a free port; with STITCHBOOK_URL the one that is
 * running there.
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function runProduct() {
  const running = process.env.STITCHBOOK_URL;
  if (running) return { address: running, stop: async () => undefined };
  const dataDirectory = await mkdtemp(join(tmpdir(), 'stitchbook-screenshots-'));
  const port = await findFreePort();
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDirectory, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => product.once('exit', done));
  const address = await new Promise((done, fail) => {
    void ended.then(() => fail(new Error('The product ended before it was ready.')));
    product.stdout.on('data', (chunk) => {
      const url = /Stitchbook is ready at (http:\/\/\S+)/.exec(String(chunk))?.[1];
      if (url) done(url);
    });
  });
  return {
    address,
    stop: async () => {
      product.kill('SIGTERM');
      await ended;
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
