import { buildWhenStale } from './start/build-when-stale.mjs';
import { bringUpStack, buildImages } from './test/containers/bring-up-stack.mjs';
import { measureImages } from './test/containers/measure-images.mjs';
import { provideImages } from './test/containers/provide-images.mjs';
import { readContainerOptions } from './test/containers/read-container-options.mjs';
import { startStores } from './test/containers/start-stores.mjs';
import { sweepAtExit } from './test/containers/test-run.mjs';
import { PREPARATIONS } from './test/checks.mjs';
import { reportSuites } from './test/report-suites.mjs';
import { ROOT } from './test/run-program.mjs';
import { runJest } from './test/run-jest.mjs';
import { runWalks } from './test/run-walks.mjs';
import { tallyOf } from './test/tally.mjs';

const CONFIG = '--config=scripts/test/containers/jest.config.mjs';
/** What touches queue, store and database. The gateway's other tests touch rows alone, or look into a folder of audio. */
const ROOMS = [
  'libs/backup',
  'libs/database',
  'libs/jobs',
  'libs/storage',
  'services/enrichment',
  'services/creations',
  'services/transcription',
  'services/gateway/test/(audio|changes|health|notes|together|uploads|take-away-(import|notes))',
  'scripts/test/operations/move-to-scaled',
];
const WALK = 'main-job';
const TIME_LIMIT_MS = 15 * 60_000;

const suites = reportSuites();
const prepare = (name, step) => suites.report(name, async () => tallyOf(name, await step()));

/** Runs tests while something is up, and takes it down however they end. */
async function runWith(start, run) {
  const running = await start();
  try {
    return await run(running.environment);
  } finally {
    await running.stop();
  }
}

async function build() {
  await buildWhenStale(ROOT);
  return { ok: true, output: '' };
}

function testRooms(env) {
  return runJest(ROOMS, { args: [CONFIG], env, timeLimitMs: TIME_LIMIT_MS });
}

async function testStack(env) {
  const walk = await runWalks([WALK], { STITCHBOOK_URL: env.BASE_URL });
  // One file after the other: they kill and restart what all of them use.
  const parts = ['scripts/test/containers'];
  return [walk, ...(await runJest(parts, { args: [CONFIG], env, timeLimitMs: TIME_LIMIT_MS, workers: '1' }))];
}

// What sweeps up after Testcontainers is an image of its own, which has no stand-in.
process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
sweepAtExit();

const { rooms, stack } = readContainerOptions(process.argv.slice(2));
const isReady =
  (await prepare('dependencies', PREPARATIONS.install)) &&
  (await prepare('build', build)) &&
  (await prepare('speech model', PREPARATIONS.fetchModel)) &&
  (await prepare('images of the stores', provideImages));
if (isReady && rooms) {
  await suites.report('rooms on PostgreSQL, Redis and an object store', () => runWith(startStores, testRooms));
}
if (isReady && stack && (await prepare('images of the services', buildImages))) {
  await suites.report('image sizes', measureImages);
  await suites.report('the composed stack', () => runWith(bringUpStack, testStack));
}
process.exitCode = suites.finish();
