import { findFreePort } from '../../start/check-machine.mjs';
import { runProgram } from '../run-program.mjs';

const PROJECT = 'stitchbook-test';
const BUILD_LIMIT_MS = 15 * 60_000;
const START_LIMIT_MS = 4 * 60_000;

/**
 * Brings the whole product up as docker-compose.yml describes it, beside one that may run already.
 * @returns {Promise<{ environment: Record<string, string>, stop(): Promise<void> }>} what tells the tests where it is
 */
export async function bringUpStack() {
  const port = String(await findFreePort('127.0.0.1'));
  const env = { COMPOSE_PROJECT_NAME: PROJECT, PORT: port, BASE_URL: `http://localhost:${port}` };
  const compose = (args, timeLimitMs) => runProgram('docker', ['compose', ...args], { env, timeLimitMs });
  const stop = async () => {
    await compose(['down', '--volumes', '--timeout', '20'], START_LIMIT_MS);
  };
  await stop();
  await mustSucceed(compose(['build'], BUILD_LIMIT_MS), 'The images could not be built');
  const up = await compose(['up', '--detach', '--wait', '--scale', 'transcription=3'], START_LIMIT_MS);
  if (!up.ok) {
    const { output } = await compose(['logs', '--tail', '40'], START_LIMIT_MS);
    await stop();
    throw new Error(`The stack did not come up.\n${up.output}\n${output}`);
  }
  return { environment: { STITCHBOOK_COMPOSED_URL: env.BASE_URL, STITCHBOOK_COMPOSED_PROJECT: PROJECT }, stop };
}

async function mustSucceed(running, problem) {
  const { ok, output } = await running;
  if (!ok) throw new Error(`${problem}.\n${output}`);
}
