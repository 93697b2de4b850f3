import { bringUpStack } from './test/containers/bring-up-stack.mjs';
import { provideImages } from './test/containers/provide-images.mjs';
import { startStores } from './test/containers/start-stores.mjs';
import { PREPARATIONS } from './test/checks.mjs';
import { reportSuites } from './test/report-suites.mjs';
import { runJest } from './test/run-jest.mjs';
import { tallyOf } from './test/tally.mjs';

const CONFIG = '--config=scripts/test/containers/jest.config.mjs';
const ROOMS = ['libs/database', 'libs/jobs', 'libs/storage', 'services/enrichment', 'services/creations'];
const TIME_LIMIT_MS = 10 * 60_000;

// What sweeps up after Testcontainers is an image of its own, which has no stand-in; everything is stopped below.
process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';

const suites = reportSuites();

/** Runs tests while something is up, and takes it down however they end. */
async function runWith(start, parts) {
  const running = await start();
  try {
    return await runJest(parts, { args: [CONFIG], env: running.environment, timeLimitMs: TIME_LIMIT_MS });
  } finally {
    await running.stop();
  }
}

const isReady =
  (await suites.report('dependencies', async () => tallyOf('dependencies', await PREPARATIONS.install()))) &&
  (await suites.report('images', async () => tallyOf('images', await provideImages())));
if (isReady) {
  await suites.report('rooms on PostgreSQL, Redis and an object store', () => runWith(startStores, ROOMS));
  await suites.report('the composed stack', () => runWith(bringUpStack, ['scripts/test/containers']));
}
process.exitCode = suites.finish();
