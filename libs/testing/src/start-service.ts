import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const CHECKOUT = new URL('../../../', import.meta.url);
const S3_ACCOUNT = { S3_REGION: 'us-east-1', S3_ACCESS_KEY: 'stitchbook', S3_SECRET_KEY: 'stitchbook-test' };

export interface RunningService {
  process: ChildProcess;
  /** What it has logged so far. */
  log(): string;
  /** Resolves when it has ended by itself or at the signal. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a built service as the product does, as a process of its own, with nothing but the environment given; another version
 * of it from a checkout of that.
 */
export function startService(name: string, environment: Record<string, string>, checkout = CHECKOUT): RunningService {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`services/${name}/dist/main.js`, checkout))], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  return {
    process: child,
    log: () => lines.join(''),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/**
 * A port of 127.0.0.1 that is free at this moment, and not one that the system would give to an outgoing connection (from 32768
 * on Linux): a service that starts meanwhile could keep such a one for as long as it runs.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const server = createServer().listen(20_000 + Math.floor(Math.random() * 12_000), '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('no port of 127.0.0.1 could be opened');
}

/**
 * The environment by which a service finds its database, queue and audio store: all in this database and this folder, or, where
 * `npm run test:containers` names others, the queue in Redis and the audio in a bucket of its own in an S3 store.
 */
export function storesEnvironment(databaseUrl: string, audioDirectory: string): Record<string, string> {
  const redis = process.env['TEST_REDIS_URL'];
  const s3 = process.env['TEST_S3_ENDPOINT'];
  return {
    DATABASE_URL: databaseUrl,
    ...(redis && { REDIS_URL: ownDatabaseOf(redis) }),
    ...(s3 ? { ...S3_ACCOUNT, S3_ENDPOINT: s3, S3_BUCKET: `test-${randomUUID()}` } : { AUDIO_DIR: audioDirectory }),
  };
}

/** Each of jest's workers has one of Redis's sixteen databases for itself. */
function ownDatabaseOf(redisUrl: string): string {
  const url = new URL(redisUrl);
  url.pathname = `/${Number(process.env['JEST_WORKER_ID'] ?? 1) % 16}`;
  return url.href;
}
