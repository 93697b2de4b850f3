import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { MODEL_FOLDER } from './model-folder.ts';
import { type Tally, tally } from './report-suites.ts';
import { type ResultsByFile, readFigures, saveResults } from './results.ts';
import { ROOT, runNode } from './run-program.ts';
import { findLongFilesLeftOut } from './find-left-out.ts';

/** A run that hangs is ended; a slow machine is not what it is for. */
const TIME_LIMIT_MS = 45 * 60_000;
const SLOWEST = 10;
/** One more than there are cores: a good part of the tests waits for leases, processes and clocks. */
const WORKERS = String(availableParallelism() + 1);
/**
 * Modules of a test file are not all freed after it, and the more there are the longer garbage is looked for: the frontend's tests
 * take an eighth longer where workers keep all. One that has more than this after a file gives way to a new one.
 */
const MAX_WORKER_MEMORY = '700MB';

export interface JestOptions {
  /** Under which name `npm run test:trust` finds what came of each test. */
  suite?: string;
  config?: string;
  env?: Record<string, string>;
  timeLimitMs?: number;
  workers?: string;
}

/** As much as is read here of what `jest --json` writes. */
interface JestResult {
  testResults: FileResult[];
}

interface FileResult {
  /** The file's path. */
  name: string;
  status: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: { fullName: string; status: string }[];
}

/** Runs jest, on files whose path has one of `parts` in it when there are any; resolves with a tally for each top folder. */
export async function runJest(
  parts: readonly string[],
  { suite = 'jest', config, env = {}, timeLimitMs = TIME_LIMIT_MS, workers = WORKERS }: JestOptions = {},
): Promise<Tally[]> {
  const folder = await mkdtemp(join(tmpdir(), 'stitchbook-jest-'));
  const resultFile = join(folder, 'result.json');
  const figuresFile = join(folder, 'figures.jsonl');
  const leftOut = parts.length === 0 ? findLongFilesLeftOut() : [];
  try {
    const args = [
      ...parts,
      ...leftOut.map((path) => `--testPathIgnorePatterns=/${path}$`),
      ...(config ? [`--config=${config}`] : []),
      `--maxWorkers=${workers}`,
      `--workerIdleMemoryLimit=${MAX_WORKER_MEMORY}`,
      '--json',
      `--outputFile=${resultFile}`,
      ...(parts.length > 0 ? ['--passWithNoTests'] : []),
    ];
    const environment = {
      STITCHBOOK_MODEL_DIR: MODEL_FOLDER,
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
      TRUST_FIGURES_FILE: figuresFile,
      ...env,
    };
    const { ok, output } = await runNode('node_modules/jest/bin/jest.js', args, { env: environment, timeLimitMs });
    const result = await readFile(resultFile, 'utf8').then(
      (json) => JSON.parse(json) as JestResult,
      () => null,
    );
    if (!result) return [tally('jest', { failed: 1, output })];
    await saveResults(suite, resultsByFile(result), await readFigures(figuresFile));
    printSlowest(result);
    const tallies = tallyFolders(result);
    // jest fails for more than failing tests: a broken setup, a leak that it detects, nothing found.
    if (!ok && tallies.every(({ failed }) => failed === 0)) tallies.push(tally('jest', { failed: 1, output }));
    return tallies;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function resultsByFile({ testResults }: JestResult): ResultsByFile {
  return Object.fromEntries(
    testResults.map((file) => [
      relative(ROOT, file.name),
      isBroken(file)
        ? [{ name: 'the file could not be run', status: 'failed' }]
        : file.assertionResults.map(({ fullName, status }) => ({ name: fullName, status: outcomeOf(status) })),
    ]),
  );
}

function printSlowest({ testResults }: JestResult): void {
  const secondsOf = ({ startTime, endTime }: FileResult) => (endTime - startTime) / 1000;
  const slowest = testResults.toSorted((one, other) => secondsOf(other) - secondsOf(one)).slice(0, SLOWEST);
  const lines = slowest.map((file) => `  ${secondsOf(file).toFixed(1).padStart(6)} s  ${relative(ROOT, file.name)}`);
  if (testResults.length > SLOWEST)
    console.log(`\nThe slowest ${SLOWEST} of ${testResults.length} test files:\n${lines.join('\n')}`);
}

function tallyFolders({ testResults }: JestResult): Tally[] {
  const folderOf = ({ name }: FileResult) => relative(ROOT, name).split('/', 1)[0];
  return [...new Set(testResults.map(folderOf))].map((folder) => {
    const files = testResults.filter((file) => folderOf(file) === folder);
    const outcomes = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => outcomeOf(status)));
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    return tally(`tests in ${folder}`, {
      passed: count('passed'),
      failed: count('failed') + files.filter(isBroken).length,
      skipped: count('skipped'),
      output: files.map(({ message }) => message).join('\n'),
    });
  });
}

/** Failed without a failing test: it could not be loaded, for example. */
function isBroken({ status, assertionResults }: FileResult): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function outcomeOf(status: string): 'passed' | 'failed' | 'skipped' {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}
