import { fileURLToPath } from 'node:url';
import everyday from '../../../jest.config.mjs';

const backend = everyday.projects.find(({ displayName }) => displayName === 'backend');

/** What touches queue, store and database; besides the everyday tests also those that need a container (`*.container.ts`). */
/** @type {import('jest').Config} */
export default {
  ...backend,
  displayName: 'containers',
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  testMatch: ['**/test/**/*.test.ts', '**/test/**/*.container.ts'],
  // Containers take their time to start.
  testTimeout: 60_000,
};
