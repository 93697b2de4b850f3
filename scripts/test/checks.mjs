import { join } from 'node:path';
import { installDependencies } from '../start/install-dependencies.mjs';
import { MODEL_FOLDER } from './model-folder.mjs';
import { ROOT, runNode } from './run-program.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);
const TSC = bin('typescript/bin/tsc');

/** What has to be there before anything can be tested. */
export const PREPARATIONS = {
  install: async () => {
    await installDependencies(ROOT, console.log);
    return { ok: true, output: '' };
  },
  build: () => runNode('scripts/build.mjs', []),
  fetchModel: () => runNode('scripts/test/fetch-speech-model.mjs', [], { env: { STITCHBOOK_MODEL_DIR: MODEL_FOLDER } }),
};

const DEPENDENCY_RULES = ['--config', '.dependency-cruiser.mjs', 'libs', 'services', 'frontend/src', 'scripts'];

/** Each is one test: the sources as a whole pass it or do not. */
export const CHECKS = {
  'types of the sources': () => runNode(TSC, ['-b', 'tsconfig.build.json']),
  'types of the tests': () => runNode(TSC, ['-p', 'tsconfig.test.json']),
  'types of the walks': () => runNode(TSC, ['-p', 'e2e']),
  format: () => runNode(bin('oxfmt/bin/oxfmt'), ['--check']),
  lint: () => runNode(bin('oxlint/bin/oxlint'), []),
  'dependency rules': () => runNode(bin('dependency-cruiser/bin/dependency-cruise.mjs'), DEPENDENCY_RULES),
};
