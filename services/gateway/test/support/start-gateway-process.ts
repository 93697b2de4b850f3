import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DataSource } from '@stitchbook/database';
import { type RunningService, addUser, findFreePort, plantSession, startService } from '@stitchbook/testing';
import { Person } from './person.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const ORIGIN = 'http://localhost:3000';
const SESSION_SECRET = randomBytes(32).toString('base64url');
const PATIENCE_MS = 60_000;

export interface GatewayProcess {
  service: RunningService;
  address: string;
  metricsAddress: string;
  audioDirectory: string;
  /** Someone who is signed in. */
  join(name: string): Promise<Person>;
  visitor(): Person;
  close(): Promise<void>;
}

/** Builds what `startService` is to start. */
export function buildServices(...names: string[]): void {
  const workspaces = names.map((name) => `services/${name}`);
  const built = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', ...workspaces], { cwd: ROOT });
  if (built.status !== 0) throw new Error(built.stdout.toString());
}

/** The gateway as a process of its own, which can be sent signals; it listens when this resolves. Needs the built service. */
export async function startGatewayProcess(
  database: { url: string; dataSource: DataSource },
  environment: Record<string, string> = {},
): Promise<GatewayProcess> {
  const directory = await mkdtemp(join(tmpdir(), 'stitchbook-gateway-'));
  const audioDirectory = join(directory, 'audio');
  await mkdir(join(directory, 'web'));
  await writeFile(join(directory, 'web', 'index.html'), '<!doctype html><title>Stitchbook</title>');
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const service = startService('gateway', {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATABASE_URL: database.url,
    AUDIO_DIR: audioDirectory,
    BASE_URL: ORIGIN,
    WEB_DIR: join(directory, 'web'),
    SESSION_SECRET,
    OIDC_ISSUER: `${ORIGIN}/oidc`,
    OIDC_CLIENT_SECRET: randomBytes(32).toString('base64url'),
    ...environment,
  });
  const address = `http://127.0.0.1:${port}`;
  await untilItListens(address, service);
  return {
    service,
    address,
    metricsAddress: `http://127.0.0.1:${metricsPort}/metrics`,
    audioDirectory,
    async join(name) {
      const id = await addUser(database.dataSource, { issuer: `${ORIGIN}/oidc`, firstName: name });
      return new Person(address, ORIGIN, id, await plantSession(database.dataSource, id, SESSION_SECRET));
    },
    visitor: () => new Person(address, ORIGIN, null, null),
    async close() {
      await service.stop('SIGKILL');
      await rm(directory, { recursive: true });
    },
  };
}

async function untilItListens(address: string, service: RunningService): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(50)) {
    const isThere = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error(`the gateway never listened; it said:\n${service.log()}`);
}
