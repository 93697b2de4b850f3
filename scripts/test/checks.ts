import { join } from 'node:path';
import { buildWhenStale } from '../start/build-when-stale.mjs';
import { MODEL_FOLDER } from './model-folder.ts';
import { type ProgramResult, ROOT, runNode } from './run-program.ts';

type Steps = Record<string, () => Promise<ProgramResult>>;

const bin = (path: string) => join(ROOT, 'node_modules', path);
const TSC = bin('typescript/bin/tsc');
const DEPENDENCY_RULES = ['--config', '.dependency-cruiser.mjs', 'libs', 'services', 'frontend/src', 'scripts'];

export const BUILD: Steps = {
  build: async () => {
    await buildWhenStale(ROOT);
    return { ok: true, output: '' };
  },
};

export const FETCH_MODEL: Steps = {
  'speech model': () => runNode('scripts/test/fetch-models.mjs', [], { env: { STITCHBOOK_MODEL_DIR: MODEL_FOLDER } }),
};

/** Each is one test: the sources as a whole pass it or do not. */
export const CHECKS: Steps = {
  'types of the sources': () => runNode(TSC, ['-b', 'tsconfig.build.json']),
  'types of the tests and scripts': () => runNode(TSC, ['-p', 'tsconfig.test.json']),
  'types of the JavaScript': () => runNode(TSC, ['-p', 'scripts']),
  'types of the e2e specs': () => runNode(TSC, ['-p', 'e2e']),
  format: () => runNode(bin('oxfmt/bin/oxfmt'), ['--check']),
  lint: () => runNode(bin('oxlint/bin/oxlint'), []),
  'dependency rules': () => runNode(bin('dependency-cruiser/bin/dependency-cruise.mjs'), DEPENDENCY_RULES),
  'nothing unused': () => runNode(bin('knip/bin/knip.js'), ['--no-progress']),
};
