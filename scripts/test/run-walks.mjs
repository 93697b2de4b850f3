import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './find-or-install-chromium.mjs';
import { MODEL_FOLDER } from './model-folder.mjs';
import { runNode } from './run-program.mjs';
import { tally } from './tally.mjs';

const TIME_LIMIT_MS = 20 * 60_000;

/**
 * Runs the walks in real Chromium, in those files whose path has one of `parts` in it when there are any; with STITCHBOOK_URL in
 * `environment` through a product that is already running there.
 * @param {string[]} parts
 * @param {Record<string, string>} environment
 */
export async function runWalks(parts, environment = {}) {
  const executable = await findOrInstallChromium();
  const folder = await mkdtemp(join(tmpdir(), 'stitchbook-walks-'));
  const resultFile = join(folder, 'result.json');
  try {
    const { ok, output } = await runNode(
      'node_modules/@playwright/test/cli.js',
      ['test', '--config=e2e', '--reporter=list,json', ...parts, ...(parts.length > 0 ? ['--pass-with-no-tests'] : [])],
      {
        env: {
          CHROME_PATH: executable,
          STITCHBOOK_MODEL_DIR: MODEL_FOLDER,
          PLAYWRIGHT_JSON_OUTPUT_FILE: resultFile,
          ...environment,
        },
        timeLimitMs: TIME_LIMIT_MS,
      },
    );
    const result = await readFile(resultFile, 'utf8').then(JSON.parse, () => null);
    if (!result) return tally('walks', { failed: 1, output });
    const { expected, unexpected, flaky, skipped } = result.stats;
    // A product that did not start, or did not stop in order, is an error outside of every walk.
    const failed = unexpected + flaky + result.errors.length;
    const isClean = ok && failed === 0;
    return tally('walks', {
      passed: expected,
      failed: isClean ? 0 : Math.max(failed, 1),
      skipped,
      output: isClean ? '' : output,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
