import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type SuiteResults, readResults, revisionOfSources } from '../results.ts';
import { ROOT } from '../run-program.ts';

/** The rows of the list that Stitchbook is held to; 23 to 29 and 39 were never given. */
const ROWS = [...range(1, 22), ...range(30, 38), ...range(40, 50)];

/** By the first that fits: which suite runs a test file, and the npm script that does. */
const SUITES = [
  { suite: 'e2e', runs: /^e2e\/specs\//, script: ['scripts/test.mjs', '--only=e2e'] },
  { suite: 'containers', runs: /\.container\.ts$/, script: ['scripts/run.mjs', 'scripts/test-containers.ts'] },
  { suite: 'faults', runs: /\.fault\.ts$/, script: ['scripts/run.mjs', 'scripts/test-faults.ts'] },
  { suite: 'limits', runs: /\.limit\.ts$/, script: ['scripts/run.mjs', 'scripts/test-limits.ts'] },
  { suite: 'jest', runs: /\.test\.tsx?$/, script: ['scripts/test.mjs', '--only=jest'] },
];

/** As docs/trust.yaml has it. */
interface TrustRow {
  row: number;
  withstands: string;
  tests: string[];
}

export interface RowOutcome {
  row: TrustRow;
  passed: number;
  problems: string[];
  figures: string[];
}

/** Reads docs/trust.yaml. Throws where it is not whole: a row without a test, one that is missing, one too many. */
export async function readTrustRows(): Promise<TrustRow[]> {
  const rows = parse(await readFile(join(ROOT, 'docs/trust.yaml'), 'utf8')) as TrustRow[];
  const numbers = rows.map(({ row }) => row);
  const problems = [
    ...ROWS.filter((row) => !numbers.includes(row)).map((row) => `Row ${row} is missing.`),
    ...numbers
      .filter((row, at) => !ROWS.includes(row) || numbers.indexOf(row) !== at)
      .map((row) => `Row ${row} is one too many.`),
    ...rows.filter(({ tests }) => !(tests?.length > 0)).map(({ row }) => `Row ${row} has no test.`),
  ];
  if (problems.length > 0) throw new Error(`docs/trust.yaml: ${problems.join(' ')}`);
  return rows;
}

/** The suites that the rows need, each with the scripts' arguments that run it. */
export function suitesFor(rows: readonly TrustRow[]): { suite: string; script: string[]; files: string[] }[] {
  const files = rows.flatMap(({ tests }) => tests.map((test) => fileOf(test)));
  return SUITES.map(({ suite, script }) => ({
    suite,
    script,
    files: [...new Set(files.filter((file) => suiteOf(file) === suite))],
  })).filter(({ files: needed }) => needed.length > 0);
}

/** What the tests of each row came to in this state of the sources. */
export async function judgeRows(rows: TrustRow[]): Promise<RowOutcome[]> {
  const revision = await revisionOfSources();
  const results = new Map<string, SuiteResults>();
  for (const { suite } of SUITES) results.set(suite, await readResults(suite, revision));
  return rows.map((row) => judgeRow(row, results));
}

function judgeRow(row: TrustRow, results: ReadonlyMap<string, SuiteResults>): RowOutcome {
  const problems: string[] = [];
  let passed = 0;
  for (const test of row.tests) {
    const [file = '', part] = test.split(' :: ');
    const ran = results.get(suiteOf(file))?.files[file];
    const meant = ran?.filter(({ name }) => !part || name.includes(part)) ?? [];
    if (!ran) problems.push(`${file} was not run`);
    else if (meant.length === 0) problems.push(`${file} has no test named '${part ?? ''}'`);
    for (const { name, status } of meant) {
      if (status === 'passed') passed += 1;
      else problems.push(`${status}: ${file}: ${name}`);
    }
  }
  const figures = [...results.values()].flatMap(({ figures: measured }) => measured[row.row] ?? []);
  return { row, passed, problems, figures: figures.map(({ figure }) => figure) };
}

function suiteOf(file: string): string {
  const found = SUITES.find(({ runs }) => runs.test(file));
  if (!found) throw new Error(`docs/trust.yaml: nothing runs ${file}.`);
  return found.suite;
}

function fileOf(test: string): string {
  return test.split(' :: ')[0] ?? test;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
