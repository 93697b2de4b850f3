import { join } from 'node:path';

export const SERVICES = ['identity', 'transcription', 'enrichment', 'creations', 'gateway'];

/**
 * The processes to supervise. The gateway is the first to stop, so that nobody is let in while what it needs is going away.
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
    env: environment,
    ...(name === 'gateway' && { dependsOn: wanted.filter((other) => other !== 'gateway') }),
  }));
}
