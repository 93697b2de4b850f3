/**
 * With TESTS_SHORT=1, as `.ci/run` has it, of what takes long half of the files are run, by TESTS_SEED, which is printed. What
 * docs/trust.yaml names is run in any case, at the latest by `npm run test:trust`.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run-program.ts';

const isShort = process.env.TESTS_SHORT === '1';
const SEED = Number(process.env.TESTS_SEED ?? Math.floor(Date.now() / 60_000));

/**
 * Take more than half a minute of two cores, the longest first: they start real speech engines, models and databases again and again,
 * or read archives and hours of words.
 */
const LONG_FILES = [
  'services/transcription/test/transcription-worker.test.ts',
  'libs/speech/test/openai-engine.test.ts',
  'services/gateway/test/import-damaged.test.ts',
  'libs/speech/test/live-transcription.test.ts',
  'services/transcription/test/captions.test.ts',
  'libs/speech/test/segments-side-by-side.test.ts',
  'libs/speech/test/other-languages.test.ts',
  'services/gateway/test/import-hostile.test.ts',
  'services/transcription/test/retranscription.test.ts',
  'libs/speech/test/installed-models.test.ts',
  'services/transcription/test/captioned-recordings.test.ts',
  'libs/speech/test/long-recordings.test.ts',
  'services/gateway/test/creation-speech.test.ts',
  'libs/text/test/long-transcripts.test.ts',
  'libs/database/test/embedded-postgres.test.ts',
  'libs/meaning/test/local-embedder.test.ts',
  'services/gateway/test/export-large.test.ts',
  'libs/speech/test/refused-models.test.ts',
  'libs/speech/test/fetch-speech-model.test.ts',
];
const SPECS = join(ROOT, 'e2e/specs');
/** The main job, and what the other specs wait for. */
const SPECS_RUN_ALWAYS = ['main-job.spec.ts', 'long-recording.spec.ts'];

/** Test files that are not run this time, by their paths from the root. */
export function findLongFilesLeftOut(): string[] {
  return leaveOutHalf('long test files', LONG_FILES);
}

/** E2e specs that are not run this time, by their paths in `e2e/specs`. */
export async function findSpecsLeftOut(): Promise<string[]> {
  const files = await readdir(SPECS, { recursive: true });
  const specs = files.filter((path) => path.endsWith('.spec.ts') && !SPECS_RUN_ALWAYS.includes(path));
  return leaveOutHalf('e2e specs', specs.toSorted());
}

function leaveOutHalf(what: string, files: readonly string[]): string[] {
  if (!isShort) return [];
  const leftOut = files.filter((_, at) => (halfOf(at) + SEED) % 2 === 1);
  console.log(`${what}: ${leftOut.length} of ${files.length} are left out, with TESTS_SEED=${SEED}`);
  return leftOut;
}

/** Of what is listed by how long it takes both halves take as long: the first and the fourth are one, the second and third the other. */
function halfOf(at: number): 0 | 1 {
  return at % 4 === 0 || at % 4 === 3 ? 0 : 1;
}
