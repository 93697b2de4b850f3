import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findOrInstallChromium } from './find-or-install-chromium.ts';
import { findOrInstallEngines } from './find-or-install-engines.ts';
import { MODEL_FOLDER } from './model-folder.ts';
import { type Tally, tally } from './report-suites.ts';
import { type ResultsByFile, readFigures, saveResults } from './results.ts';
import { ROOT, runNode } from './run-program.ts';
import { findSpecsLeftOut } from './find-left-out.ts';

/** A run that hangs is ended; a slow machine is not what it is for. */
const TIME_LIMIT_MS = 30 * 60_000;

/**
 * Runs the e2e specs in real Chromium, in those files whose path has one of `parts` in it when there are any; with STITCHBOOK_URL in
 * `environment` through a product that is already running there.
 * What came of each spec is kept under the name `suite` for `npm run test:trust`.
 */
export async function runE2e(
  parts: readonly string[],
  environment: Record<string, string> = {},
  suite = 'e2e',
): Promise<Tally> {
  const leftOut = parts.length === 0 ? await findSpecsLeftOut() : [];
  const chromium = { CHROME_PATH: await findOrInstallChromium(), SPECS_LEFT_OUT: leftOut.join(',') };
  return runSpecs('e2e', suite, parts, { ...chromium, ...environment });
}

/** Runs the walks in Firefox and WebKit, in the same way. */
export async function runEngines(parts: readonly string[]): Promise<Tally> {
  return runSpecs('e2e/engines', 'engines', parts, await findOrInstallEngines());
}

async function runSpecs(
  config: string,
  suite: string,
  parts: readonly string[],
  environment: Record<string, string>,
): Promise<Tally> {
  // A run on a product that was put up elsewhere is one of the same specs.
  const name = config === 'e2e' ? 'e2e' : suite;
  const folder = await mkdtemp(join(tmpdir(), 'stitchbook-e2e-'));
  const resultFile = join(folder, 'result.json');
  const figuresFile = join(folder, 'figures.jsonl');
  try {
    const { ok, output } = await runNode(
      'node_modules/@playwright/test/cli.js',
      [
        'test',
        `--config=${config}`,
        '--reporter=list,json',
        ...parts,
        // What is run before the others is then one of them only where it is asked for.
        ...(parts.length > 0 ? ['--pass-with-no-tests', '--no-deps'] : []),
      ],
      {
        env: {
          STITCHBOOK_MODEL_DIR: MODEL_FOLDER,
          PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile,
          TRUST_FIGURES_FILE: figuresFile,
          ...environment,
        },
        timeLimitMs: TIME_LIMIT_MS,
      },
    );
    const result = await readFile(resultFile, 'utf8').then(
      (json) => JSON.parse(json) as JSONReport,
      () => null,
    );
    if (!result) return tally(name, { failed: 1, output });
    await saveResults(suite, resultsByFile(result), await readFigures(figuresFile));
    const { expected, unexpected, flaky, skipped } = result.stats;
    // A product that did not start, or did not stop in order, is an error outside of every spec.
    const failed = unexpected + flaky + result.errors.length;
    const isClean = ok && failed === 0;
    return tally(name, {
      passed: expected,
      failed: isClean ? 0 : Math.max(failed, 1),
      skipped,
      // What failed comes first: of a long output only the beginning is kept.
      output: isClean ? '' : [...failuresOf(result), output].join('\n\n'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each test that failed, with where it stands and what it says; then what failed outside of every test. */
function failuresOf({ suites, errors }: JSONReport): string[] {
  const failuresIn = ({ specs, suites: nested = [] }: JSONReportSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const said = tests.flatMap(({ results }) => results).flatMap((each) => each.errors);
        return [`${file}:${line} ${title}`, ...said.map(sayError)].join('\n');
      }),
    ...nested.flatMap(failuresIn),
  ];
  return [...suites.flatMap(failuresIn), ...errors.map(sayError)];
}

function sayError({ message = '' }: { message?: string | undefined }): string {
  return stripVTControlCharacters(message);
}

/** Playwright nests its files' suites; a test's name is the titles on the way to it. */
function resultsByFile({ config, suites }: JSONReport): ResultsByFile {
  const testsOf = ({ specs, suites: nested = [] }: JSONReportSuite, titles: string[]): ResultsByFile[string] => [
    ...specs.map(({ title, ok }) => ({
      name: [...titles, title].join(' '),
      status: ok ? ('passed' as const) : ('failed' as const),
    })),
    ...nested.flatMap((each) => testsOf(each, [...titles, each.title])),
  ];
  return Object.fromEntries(suites.map((file) => [relative(ROOT, join(config.rootDir, file.file)), testsOf(file, [])]));
}
