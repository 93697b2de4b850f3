import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale } from '../start/build-when-stale.mjs';
import { checkWritable } from '../start/check-machine.mjs';
import { findCheckout } from '../start/find-checkout.mjs';
import { installDependencies } from '../start/install-dependencies.mjs';
import { readEnvironment } from '../start/read-environment.mjs';
import { holdUnlessRunning } from './hold-unless-running.mjs';
import { keptSecrets, replaceSecrets } from './kept-secrets.mjs';
import { reachDatabase } from './reach-database.mjs';

/**
 * @typedef {object} Installation
 * @property {import('@stitchbook/backup').Place} place
 * @property {Record<string, string> | undefined} secrets those that `npm start` made
 * @property {((secrets: Record<string, string>) => void) | undefined} keepSecrets
 */

/**
 * Reaches the installation of this checkout as `npm start` would: what the environment and `.env` name, and for the rest
 * what DATA_DIR holds, whose database is started for a while when nobody has.
 * @param {NodeJS.ProcessEnv} own
 * @param {{ place: 'used' | 'empty', say: (sentence: string) => void, whenStopped: (undo: () => unknown) => void }} how
 * @returns {Promise<Installation>}
 */
export async function openInstallation(own, { place, say, whenStopped }) {
  const checkout = findCheckout();
  const { environment, dataDirectory, baseUrl } = readEnvironment(checkout, own);
  await installDependencies(checkout, say);
  await buildWhenStale(checkout, { say });
  const { openPlace } = await import('@stitchbook/backup');
  const described = { AUDIO_DIR: join(dataDirectory, 'audio'), ...environment };
  if (environment.DATABASE_URL) return { place: openPlace(described), secrets: undefined, keepSecrets: undefined };

  checkWritable(dataDirectory, 'its data folder');
  mkdirSync(described.AUDIO_DIR, { recursive: true, mode: 0o700 });
  const isRunning = await holdUnlessRunning(dataDirectory, baseUrl, { mayRun: place === 'used', whenStopped });
  const DATABASE_URL = await reachDatabase(dataDirectory, { mustBeThere: place === 'used', isRunning, whenStopped });
  return {
    place: openPlace({ ...described, DATABASE_URL }),
    secrets: keptSecrets(dataDirectory),
    keepSecrets: (secrets) => replaceSecrets(dataDirectory, secrets),
  };
}
