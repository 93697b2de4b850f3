import { fileURLToPath } from 'node:url';
import everyday from '../../../jest.config.mjs';

const backend = everyday.projects.find(({ displayName }) => displayName === 'backend');

/** What breaks things on purpose: real services as processes of their own. */
/** @type {import('jest').Config} */
export default {
  ...backend,
  displayName: 'faults',
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  roots: ['<rootDir>/scripts/test/faults'],
  testMatch: ['**/*.fault.ts'],
};
