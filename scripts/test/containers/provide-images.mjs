import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, runProgram } from '../run-program.mjs';

export const IMAGES = {
  postgres: process.env.POSTGRES_IMAGE ?? 'postgres:18',
  redis: process.env.REDIS_IMAGE ?? 'redis:8',
  minio: process.env.MINIO_IMAGE ?? 'pgsty/silo:latest',
  node: process.env.NODE_IMAGE ?? 'node:22-bookworm-slim',
};

const PULL_LIMIT_MS = 5 * 60_000;
const BUILD_LIMIT_MS = 15 * 60_000;

/** A script that makes images of these names where no registry can be reached, and starts an engine where none runs. */
const STAND_INS = resolve(ROOT, process.env.STANDINS_BUILD ?? join('..', 'shared', 'standins', 'build.sh'));

/** Sees to it that a container engine runs and has every image; resolves with `{ ok, output }`. */
export async function provideImages() {
  const engine = await runProgram('docker', ['version']);
  const pulled = engine.ok ? await pullMissing() : engine;
  if (pulled.ok || !existsSync(STAND_INS)) return pulled;
  return runProgram(STAND_INS, [], { timeLimitMs: BUILD_LIMIT_MS });
}

async function pullMissing() {
  for (const image of Object.values(IMAGES)) {
    if ((await runProgram('docker', ['image', 'inspect', image])).ok) continue;
    const pulled = await runProgram('docker', ['pull', '--quiet', image], { timeLimitMs: PULL_LIMIT_MS });
    if (!pulled.ok) return pulled;
  }
  return { ok: true, output: '' };
}
