import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from './run-program.ts';
import { MODEL_FOLDER } from '../../model-folder.ts';

export interface Product {
  url: string;
  /** May be called twice. */
  stop(): Promise<void>;
}

/** An empty data directory, which is removed by `remove`. */
export async function makeDataDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'stitchbook-operations-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The product as `npm start` runs it. */
export async function startProduct(environment: Record<string, string>): Promise<Product> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: CHECKOUT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      LOG_LEVEL: 'warn',
      SPEECH_DEFAULT_MODEL_DIR: MODEL_FOLDER,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const url = /Stitchbook is ready at (http:\/\/\S+)/.exec(said)?.[1];
        if (url) resolve(url);
      });
    }
  });
  const url = await Promise.race([ready, ended.then(() => null)]);
  if (url === null) throw new Error(`the product ended before it was ready:\n${said}`);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
