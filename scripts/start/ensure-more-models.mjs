import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FETCH = fileURLToPath(new URL('fetch-more-model.mjs', import.meta.url));

/** Where the second speech model is kept: beside the default one. @param {string} speechModelDirectory */
export function checkModelDirectory(speechModelDirectory) {
  return join(dirname(speechModelDirectory), 'moonshine-base');
}

/** Where the embedding model is kept: beside the speech models. @param {string} speechModelDirectory */
export function embeddingModelDirectory(speechModelDirectory) {
  return join(dirname(speechModelDirectory), 'minilm-l6-v2');
}

/** What is missing until a model is there. */
const UNTIL_THEN = {
  check: 'Until then one speech model alone is used.',
  embedding: 'Until then notes are found by their words alone.',
};

/**
 * Fetches a model while people already use the product: it is used from when it is there.
 * In a process of its own, which ends with the product.
 * @param {keyof typeof UNTIL_THEN} model
 * @param {string} directory
 * @param {{ report: ReturnType<typeof import('./report-lines.mjs').reportLines>, whenStopped: (undo: () => unknown) => void }} context
 */
export function ensureMoreModel(model, directory, { report, whenStopped }) {
  const fetching = spawn(process.execPath, [FETCH, model, directory], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  fetching.stderr.setEncoding('utf8').on('data', (text) => (complaint = (complaint + text).slice(-2_000)));
  fetching.once('exit', (code) => {
    if (code) report('start', `${complaint.trim()} ${UNTIL_THEN[model]}`, 'stderr');
  });
  whenStopped(() => fetching.kill('SIGKILL'));
}
