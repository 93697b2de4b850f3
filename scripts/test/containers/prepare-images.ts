import { type ProgramResult, runProgram } from '../run-program.ts';
import { findStandIns } from './find-stand-ins.ts';

export const IMAGES = {
  postgres: process.env.POSTGRES_IMAGE ?? 'postgres:18',
  redis: process.env.REDIS_IMAGE ?? 'redis:8',
  minio: process.env.MINIO_IMAGE ?? 'pgsty/silo:latest',
  node: process.env.NODE_IMAGE ?? 'node:22-bookworm-slim',
};

const PULL_LIMIT_MS = 5 * 60_000;
const BUILD_LIMIT_MS = 15 * 60_000;

/** Sees to it that a container engine runs and has every image; `output` says what is missing. */
export async function prepareImages(): Promise<ProgramResult> {
  const engine = await runProgram('docker', ['version']);
  const pulled = engine.ok ? await pullMissing() : engine;
  if (pulled.ok) return pulled;
  const standIns = await findStandIns();
  if (standIns) return runProgram(standIns, [], { timeLimitMs: BUILD_LIMIT_MS });
  const problem = engine.ok ? 'Not every image could be pulled' : 'No container engine answers';
  const remedy = engine.ok ? 'a registry that has them' : 'Docker with its compose plugin';
  const output = `${problem}, and there are no stand-ins.\nThe container tests need ${remedy}, or a script that makes stand-ins: see STANDINS_BUILD in scripts/test/containers/find-stand-ins.ts.\n${pulled.output}`;
  return { ok: false, output };
}

async function pullMissing(): Promise<ProgramResult> {
  for (const image of Object.values(IMAGES)) {
    if ((await runProgram('docker', ['image', 'inspect', image])).ok) continue;
    const pulled = await runProgram('docker', ['pull', '--quiet', image], { timeLimitMs: PULL_LIMIT_MS });
    if (!pulled.ok) return pulled;
  }
  return { ok: true, output: '' };
}
