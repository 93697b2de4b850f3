/** The product as containers: the tests of what touches a store on real ones, then the whole as docker-compose.yml describes it. */
import { bringUpStack, buildImages } from './test/containers/bring-up-stack.ts';
import { measureImages } from './test/containers/measure-images.ts';
import { prepareImages } from './test/containers/prepare-images.ts';
import { type Running, startStores } from './test/containers/start-stores.ts';
import { cleanUpAtExit } from './test/containers/test-run.ts';
import { BUILD, FETCH_MODEL } from './test/checks.ts';
import { type Tally, SuiteReport } from './test/report-suites.ts';
import { runE2e } from './test/run-e2e.ts';
import { runJest } from './test/run-jest.ts';

/**
 * What touches queue, store and database. Other tests of these touch rows alone (captions too), look into a folder of audio, or are
 * about the PostgreSQL that `npm start` brings; a note that is transcribed anew goes the way of a new recording.
 */
const STORES = ['libs/jobs', 'libs/storage', 'scripts/test/operations/move-to-scaled'];
/** What uses them: every other one by default, from a place that CONTAINERS_SEED names. All ran on PostgreSQL and a folder before. */
const USES = [
  'libs/backup',
  'services/gateway/test/(audio|uploads)',
  'libs/database/test/(?!embedded-postgres)',
  'services/transcription/test/transcription-worker',
  'services/enrichment',
  'services/gateway/test/(health|notes|sharing-and-comments|update-note)',
  'services/creations',
  'services/gateway/test/(import-account|export-notes)',
];
const IS_LONG = process.env.CONTAINERS_LONG === '1';
const SEED = Number(process.env.CONTAINERS_SEED ?? Math.floor(Date.now() / 60_000));
const OPTIONS = {
  suite: 'containers',
  config: 'scripts/test/containers/jest.config.mjs',
  timeLimitMs: 15 * 60_000,
};
const PARTS = ['images', 'backend', 'stack'];

const args = process.argv.slice(2);
const only = PARTS.find((part) => args[0] === `--only=${part}`);
if (args.length > 1 || (args.length === 1 && !only)) {
  console.error(`Usage: npm run test:containers -- [--only=${PARTS.join('|')}]`);
  process.exit(2);
}

// Ryuk, which cleans up after Testcontainers, is an image of its own, for which there is no stand-in.
process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
cleanUpAtExit();

const report = new SuiteReport();
const areImagesThere = await report.prepare({ 'images of the stores': prepareImages });
// What is built here is at hand for whoever builds it again.
if (areImagesThere && only === 'images') await report.check('images of the services', buildImages);
const isReady = areImagesThere && only !== 'images' && (await report.prepare({ ...BUILD, ...FETCH_MODEL }));
if (isReady && only !== 'stack') {
  await report.run('backend on PostgreSQL, Redis and an object store', () => runWith(startStores, testBackend));
}
if (isReady && only !== 'backend' && (await report.check('images of the services', buildImages))) {
  await report.run('image sizes', measureImages);
  await report.run('the composed stack', () => runWith(bringUpStack, testStack));
}
process.exitCode = report.finish();

/** Runs tests while something is up, and takes it down however they end. */
async function runWith(
  start: () => Promise<Running>,
  run: (environment: Running['environment']) => Promise<Tally[]>,
): Promise<Tally[]> {
  const running = await start();
  try {
    return await run(running.environment);
  } finally {
    await running.stop();
  }
}

function testBackend(env: Running['environment']): Promise<Tally[]> {
  const uses = USES.filter((_, at) => IS_LONG || (at + SEED) % 2 === 0);
  if (!IS_LONG) console.log(`CONTAINERS_SEED=${SEED}`);
  return runJest([...STORES, ...uses], { ...OPTIONS, env });
}

async function testStack(env: Running['environment']): Promise<Tally[]> {
  const e2e = await runE2e(['main-job'], { STITCHBOOK_URL: env.BASE_URL ?? '' }, 'containers');
  // One file after the other: they kill and restart what all of them use.
  return [e2e, ...(await runJest(['scripts/test/containers'], { ...OPTIONS, env, workers: '1' }))];
}
