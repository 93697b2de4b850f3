import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type TestDatabase, addUser, createTestDatabase, findFreePort, plantSession } from '@stitchbook/testing';
import { type Confinement, confine } from './confine.ts';

const CHECKOUT = new URL('../../../../', import.meta.url);
const SESSION_SECRET = randomBytes(32).toString('base64url');
const READY_WITHIN_MS = 90_000;

interface Service {
  process: ChildProcess;
  confinement: Confinement;
  log(): string;
}

export interface ConfinedProduct {
  origin: string;
  port: number;
  database: TestDatabase;
  gateway: Service;
  transcription: Service;
  /** Somebody who is signed in: the id, and the cookie to send. */
  join(): Promise<{ id: string; cookie: string }>;
  stop(): Promise<void>;
}

/** Gateway and transcription worker as they run in production, each confined to so much memory. */
export async function startConfinedProduct(megabytes: number): Promise<ConfinedProduct> {
  const database = await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'stitchbook-limits-'));
  await mkdir(join(directory, 'web'));
  await writeFile(join(directory, 'web', 'index.html'), '<!doctype html><title>Stitchbook</title>');
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const model = String(process.env['STITCHBOOK_MODEL_DIR']);
  const environment = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATABASE_URL: database.url,
    AUDIO_DIR: join(directory, 'audio'),
    SPEECH_DEFAULT_MODEL_DIR: model,
    SPEECH_MEMORY_LIMIT_MB: String(megabytes - 200),
    PORT: String(port),
    BASE_URL: origin,
    WEB_DIR: join(directory, 'web'),
    SESSION_SECRET,
    OIDC_ISSUER: `${origin}/oidc`,
    OIDC_CLIENT_SECRET: randomBytes(32).toString('base64url'),
  };
  const gateway = startConfined('gateway', environment, megabytes);
  const transcription = startConfined('transcription', environment, megabytes);
  await untilReady(origin, () => gateway.log() + transcription.log());
  return {
    origin,
    port,
    database,
    gateway,
    transcription,
    async join() {
      const id = await addUser(database.dataSource, { issuer: `${origin}/oidc`, firstName: 'Ada' });
      return { id, cookie: await plantSession(database.dataSource, id, SESSION_SECRET) };
    },
    async stop() {
      for (const service of [gateway, transcription]) {
        const { exitCode, signalCode } = service.process;
        if (exitCode === null && signalCode === null) {
          const gone = once(service.process, 'exit');
          service.process.kill('SIGKILL');
          await gone;
        }
        // The processes that it started end with it, in their own time.
        for (let attempts = 0; attempts < 100; attempts += 1) {
          try {
            service.confinement.end();
            break;
          } catch {
            await wait(100);
          }
        }
      }
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function startConfined(name: string, environment: Record<string, string>, megabytes: number): Service {
  const confinement = confine(megabytes);
  const main = fileURLToPath(new URL(`services/${name}/dist/main.js`, CHECKOUT));
  const { command, args } = confinement.wrap(process.execPath, [main]);
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  confinement.watch(Number(child.pid));
  let log = '';
  const keep = (chunk: Buffer) => (log = (log + chunk.toString()).slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { process: child, confinement, log: () => log };
}

async function untilReady(origin: string, log: () => string): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await wait(200)) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.status === 200) return;
  }
  throw new Error(`The product did not become ready:\n${log()}`);
}
