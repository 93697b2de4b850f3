import { findFreePort } from '../../start/check-machine.mjs';
import { type ProgramResult, runProgram } from '../run-program.ts';
import type { Running } from './start-stores.ts';
import { TEST_RUN } from './test-run.ts';

const BUILD_LIMIT_MS = 15 * 60_000;
const START_LIMIT_MS = 4 * 60_000;

/** What every call of docker compose in this run has to know; images carry the run's name too. */
const RUN_ENVIRONMENT = { COMPOSE_PROJECT_NAME: TEST_RUN, STITCHBOOK_TAG: TEST_RUN };

/** Builds the images of all services; resolves with `{ ok, output }`. */
export function buildImages(): Promise<ProgramResult> {
  return runProgram('docker', ['compose', 'build'], { env: RUN_ENVIRONMENT, timeLimitMs: BUILD_LIMIT_MS });
}

/**
 * Brings the whole product up as docker-compose.yml describes it, with three transcription workers.
 * @returns the environment by which the tests find it
 */
export async function bringUpStack(): Promise<Running> {
  const port = String(await findFreePort('127.0.0.1'));
  const env = { ...RUN_ENVIRONMENT, PORT: port, BASE_URL: `http://localhost:${port}` };
  const compose = (...args: string[]) =>
    runProgram('docker', ['compose', ...args], { env, timeLimitMs: START_LIMIT_MS });
  const stop = async () => {
    await compose('down', '--volumes', '--timeout', '20');
  };
  const up = await compose('up', '--detach', '--no-build', '--wait', '--scale', 'transcription=3');
  if (!up.ok) {
    const { output } = await compose('logs', '--tail', '40');
    await stop();
    throw new Error(`The stack did not come up.\n${up.output}\n${output}`);
  }
  return { environment: env, stop };
}
