import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { MODEL_FOLDER } from './model-folder.mjs';
import { ROOT, runNode } from './run-program.mjs';
import { tally } from './tally.mjs';

const TIME_LIMIT_MS = 20 * 60_000;

/**
 * Runs jest, on files whose path has one of `parts` in it when there are any; a tally for each top folder.
 * @param {string[]} parts
 * @param {{ args?: string[], env?: Record<string, string>, timeLimitMs?: number, workers?: string }} options
 */
export async function runJest(parts, { args = [], env = {}, timeLimitMs = TIME_LIMIT_MS, workers = '100%' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'stitchbook-jest-'));
  const resultFile = join(folder, 'result.json');
  try {
    const { ok, output } = await runNode(
      'node_modules/jest/bin/jest.js',
      [
        ...parts,
        ...args,
        `--maxWorkers=${workers}`,
        '--json',
        `--outputFile=${resultFile}`,
        ...(parts.length > 0 ? ['--passWithNoTests'] : []),
      ],
      {
        env: { STITCHBOOK_MODEL_DIR: MODEL_FOLDER, NODE_OPTIONS: '--experimental-vm-modules --no-warnings', ...env },
        timeLimitMs,
      },
    );
    const result = await readFile(resultFile, 'utf8').then(JSON.parse, () => null);
    if (!result) return tally('jest', { failed: 1, output });
    const tallies = tallyFolders(result);
    // jest fails for more than failing tests: a broken setup, a leak it was told to detect, nothing found.
    if (!ok && tallies.every(({ failed }) => failed === 0)) tallies.push(tally('jest', { failed: 1, output }));
    return tallies;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function tallyFolders({ testResults }) {
  const folders = groupBy(testResults, folderOf);
  return [...folders].map(([folder, files]) => {
    const tests = files.flatMap(({ assertionResults }) => assertionResults);
    const broken = files.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(failed),
    );
    return tally(`tests in ${folder}`, {
      passed: tests.filter(({ status }) => status === 'passed').length,
      failed: tests.filter(failed).length + broken.length,
      skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length,
      output: files.map(({ message }) => message).join('\n'),
    });
  });
}

const failed = ({ status }) => status === 'failed';
const folderOf = ({ name }) => relative(ROOT, name).split('/', 1)[0];

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
