import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FETCH = fileURLToPath(new URL('fetch-check-model.mjs', import.meta.url));

/** Where the second speech model is kept: beside the default one. @param {string} speechModelDirectory */
export function checkModelDirectory(speechModelDirectory) {
  return join(dirname(speechModelDirectory), 'moonshine-base');
}

/**
 * Fetches the second speech model while people already use the product: recordings are checked by it from when it is there.
 * In a process of its own, which ends with the product.
 * @param {string} directory
 * @param {{ report: ReturnType<typeof import('./report-lines.mjs').reportLines>, whenStopped: (undo: () => unknown) => void }} context
 */
export function ensureCheckModel(directory, { report, whenStopped }) {
  const fetching = spawn(process.execPath, [FETCH, directory], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  fetching.stderr.setEncoding('utf8').on('data', (text) => (complaint = (complaint + text).slice(-2_000)));
  fetching.once('exit', (code) => {
    if (code) report('start', `${complaint.trim()} Until then one speech model alone is used.`, 'stderr');
  });
  whenStopped(() => fetching.kill('SIGKILL'));
}
