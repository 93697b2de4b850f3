import { fileURLToPath } from 'node:url';
import everyday from '../../../jest.config.mjs';

const backend = everyday.projects.find(({ displayName }) => displayName === 'backend');

/** Hostile requests against the product as processes of bounded memory (`*.limit.ts`). */
/** @type {import('jest').Config} */
export default {
  ...backend,
  displayName: 'limits',
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  testMatch: ['**/test/limits/*.limit.ts'],
  testTimeout: 120_000,
};
