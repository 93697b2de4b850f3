import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@stitchbook/testing';

const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));
const ALIVE_WITHIN_MS = 30_000;

/**
 * Starts one of the bare servers beside this file in a process of its own, as the gateway has one.
 * @param name `bare-server`, `bare-nest` or `bare-files`
 */
export async function startBare(name: string, environment: Record<string, string>) {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['scripts/run.mjs', `bench/requests/${name}.process.ts`], {
    cwd: CHECKOUT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const deadline = Date.now() + ALIVE_WITHIN_MS; ; await wait(100)) {
    if ((await fetch(`${address}/healthz`).catch(() => null))?.status === 200) break;
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${name} did not start.`);
  }
  return {
    address,
    pid: child.pid,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
