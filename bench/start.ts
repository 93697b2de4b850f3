/**
 * How long `npm start` takes on a folder that it has been started on before, from the command to the line that says it is ready, beside the
 * same PostgreSQL on the same folder and then Nest on Express with one route.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@stitchbook/database/embedded';
import { findFreePort } from '@stitchbook/testing';
import { runProduct } from '../e2e/product/run-product.ts';
import { compare } from './compare.ts';
import { reportRow } from './report-row.ts';

const BARE_NEST = fileURLToPath(new URL('./start/bare-nest.mjs', import.meta.url));
const PAIRS = process.argv.includes('--quick') ? 2 : 5;
const GOAL = 4;
const ALIVE_WITHIN_MS = 30_000;

const [own, bare] = await Promise.all([mkdtemp(join(tmpdir(), 'stitchbook-')), mkdtemp(join(tmpdir(), 'bare-'))]);
try {
  const { seconds } = await compare(PAIRS, startProduct, startBare);
  await reportRow({
    name: 'second npm start',
    against: 'bare PostgreSQL and bare Nest',
    ratio: seconds,
    goal: GOAL,
    isAtLeast: false,
  });
} finally {
  await Promise.all([own, bare].map((folder) => rm(folder, { recursive: true, force: true })));
}

async function startProduct() {
  const begin = performance.now();
  const product = await runProduct({ DATA_DIR: own });
  const seconds = (performance.now() - begin) / 1_000;
  await product.stop();
  console.log(`product ready after ${seconds.toFixed(1)} s`);
  return { seconds };
}

async function startBare() {
  const begin = performance.now();
  const postgres = await startEmbeddedPostgres({ dataDirectory: bare });
  const port = String(await findFreePort());
  const nest = spawn(process.execPath, [BARE_NEST], { env: { PATH: process.env.PATH, PORT: port }, stdio: 'inherit' });
  for (const deadline = Date.now() + ALIVE_WITHIN_MS; ; await wait(20)) {
    if ((await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status === 200) break;
    if (Date.now() > deadline || nest.exitCode !== null) throw new Error('Bare Nest did not start.');
  }
  const seconds = (performance.now() - begin) / 1_000;
  nest.kill();
  await once(nest, 'exit');
  await postgres.stop();
  console.log(`bare ready after ${seconds.toFixed(1)} s`);
  return { seconds };
}
