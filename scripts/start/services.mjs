import { join } from 'node:path';

export const SERVICES = ['identity', 'transcription', 'enrichment', 'creations', 'gateway'];

/**
 * The processes to supervise. The gateway is the first to stop, so that it answers no request while what it needs is shutting down.
 * @param {string} checkout
 * @param {NodeJS.ProcessEnv} environment
 * @returns {import('@stitchbook/supervision').SupervisedProcess[]}
 */
export function listServices(checkout, environment) {
  // Without an internal address for it, people sign in elsewhere.
  const wanted = SERVICES.filter((name) => name !== 'identity' || environment.IDENTITY_URL);
  return wanted.map((name) => ({
    name,
    command: process.execPath,
    args: [join(checkout, 'services', name, 'dist', 'main.js')],
    env: { ...environment, ...metricsPortOf(name, environment) },
    ...(name === 'gateway' && { dependsOn: wanted.filter((other) => other !== 'gateway') }),
  }));
}

/**
 * On one machine no two processes can have the same: the gateway has the one that was asked for, the others those after it.
 * @param {string} name @param {NodeJS.ProcessEnv} environment
 */
function metricsPortOf(name, { METRICS_PORT }) {
  return METRICS_PORT
    ? { METRICS_PORT: String(Number(METRICS_PORT) + SERVICES.length - 1 - SERVICES.indexOf(name)) }
    : {};
}
