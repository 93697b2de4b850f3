import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runNode, runProgram } from './run-program.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);
const TSC = bin('typescript/bin/tsc');

/** What has to be there before anything can be tested. */
export const PREPARATIONS = {
  install: async () => {
    if (existsSync(bin('.package-lock.json'))) return { ok: true, output: '' };
    return runProgram('npm', ['ci', '--no-audit', '--no-fund']);
  },
  build: () => runNode('scripts/build.mjs', []),
  fetchModel: () => runNode('scripts/test/fetch-speech-model.mjs', []),
};

const DEPENDENCY_RULES = ['--config', '.dependency-cruiser.mjs', 'libs', 'services', 'frontend/src', 'scripts'];

/** Each is one test: the sources as a whole pass it or do not. */
export const CHECKS = {
  'types of the sources': () => runNode(TSC, ['-b']),
  'types of the tests': () => runNode(TSC, ['-p', 'tsconfig.test.json']),
  format: () => runNode(bin('oxfmt/bin/oxfmt'), ['--check']),
  lint: () => runNode(bin('oxlint/bin/oxlint'), []),
  'dependency rules': () => runNode(bin('dependency-cruiser/bin/dependency-cruise.mjs'), DEPENDENCY_RULES),
};
