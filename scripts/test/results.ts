import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runProgram } from './run-program.ts';

const FOLDER = join(ROOT, 'test-results');

interface TestResult {
  name: string;
  status: 'passed' | 'failed' | 'skipped';
}

/** By the test file's path from the root. */
export type ResultsByFile = Record<string, TestResult[]>;

interface Figure {
  row: number;
  figure: string;
}

export interface SuiteResults {
  revision: string;
  files: ResultsByFile;
  /** What the tests measured, by the row of docs/trust.yaml. */
  figures: Record<string, Figure[]>;
}

/**
 * Keeps what the tests of this very state of the sources came to for `npm run test:trust`: one file a suite, in `test-results/`.
 * A later run of a test file replaces what an earlier one said of it.
 * @param suite 'jest', 'e2e', 'containers', …
 */
export async function saveResults(suite: string, files: ResultsByFile, figures: readonly Figure[]): Promise<void> {
  const revision = await revisionOfSources();
  const earlier = await readResults(suite, revision);
  const measured: Record<string, Figure[]> = {};
  for (const figure of figures) (measured[figure.row] ??= []).push(figure);
  await mkdir(FOLDER, { recursive: true });
  const results = { revision, files: { ...earlier.files, ...files }, figures: { ...earlier.figures, ...measured } };
  await writeFile(fileOf(suite), JSON.stringify(results));
}

/** What was measured in this state of the sources, a line each. */
export async function printFigures(suite: string): Promise<void> {
  const { figures } = await readResults(suite, await revisionOfSources());
  for (const { row, figure } of Object.values(figures).flat()) console.log(`  row ${row}: ${figure}`);
}

/** @param revision results of other sources do not count */
export async function readResults(suite: string, revision: string): Promise<SuiteResults> {
  const none: SuiteResults = { revision, files: {}, figures: {} };
  const saved = await readFile(fileOf(suite), 'utf8').then(
    (json) => JSON.parse(json) as SuiteResults,
    () => none,
  );
  return saved.revision === revision ? saved : none;
}

/** Names the commit and everything that was changed since, so that a result is never taken for that of other sources. */
export async function revisionOfSources(): Promise<string> {
  const commit = await runProgram('git', ['rev-parse', 'HEAD']);
  const changes = await runProgram('git', ['diff', 'HEAD']);
  return `${commit.output.trim()}-${createHash('sha256').update(changes.output).digest('hex').slice(0, 12)}`;
}

/** @param path a file of JSON lines, as `reportFigure` writes it */
export async function readFigures(path: string): Promise<Figure[]> {
  const lines = await readFile(path, 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Figure);
}

function fileOf(suite: string): string {
  return join(FOLDER, `${suite}.json`);
}
