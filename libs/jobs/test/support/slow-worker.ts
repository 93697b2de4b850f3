import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { QueueSettings } from '@stitchbook/config';

const fixture = (file: string) => fileURLToPath(new URL(`../fixtures/${file}`, import.meta.url));

export interface SlowWorker {
  process: ChildProcess;
  /** Its exit code, once it has left. */
  ended: Promise<number | null>;
  log: string[];
}

/** A worker process of its own that takes its time. Needs the built libs. */
export function startSlowWorker(
  name: string,
  queue: QueueSettings,
  { workMs, graceSeconds }: { workMs: number; graceSeconds: number },
): Promise<SlowWorker> {
  const pace = { WORK_MS: String(workMs), SHUTDOWN_GRACE_SECONDS: String(graceSeconds) };
  return startWorkerProcess('slow-worker.mjs', queue, { WORKER_NAME: name, ...pace });
}

/** Resolves once it is ready for work. */
export async function startWorkerProcess(
  file: string,
  { databaseUrl, redisUrl }: QueueSettings,
  environment: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<SlowWorker> {
  const worker = spawn(process.execPath, [...nodeOptions, fixture(file)], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      ...(redisUrl && { REDIS_URL: redisUrl }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(worker, 'exit').then(([code]) => code as number | null);
  const log: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: worker.stdout }).on('line', (line) => {
      log.push(line);
      if (line.includes('ready for work')) resolve();
    });
    void ended.then(() => reject(new Error(`the worker ended before it was ready:\n${log.join('\n')}`)));
  });
  return { process: worker, ended, log };
}
