import { SWC_OPTIONS } from './scripts/sources/swc-options.mjs';

const swc = ['@swc/jest', SWC_OPTIONS];

const shared = {
  transform: { '^.+\\.tsx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
};

/** @type {import('jest').Config} */
export default {
  // Real databases and audio take their time where many tests share a machine; speed is for the benchmarks. Of the projects jest
  // would not take it.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'backend',
      globalSetup: '<rootDir>/scripts/test/start-test-postgres.mjs',
      globalTeardown: '<rootDir>/scripts/test/stop-test-postgres.mjs',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['@stitchbook/source', 'node', 'node-addons'] },
      roots: ['<rootDir>/libs', '<rootDir>/services', '<rootDir>/scripts'],
      testMatch: ['**/test/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'frontend',
      testEnvironment: 'jest-fixed-jsdom',
      roots: ['<rootDir>/frontend'],
      testMatch: ['**/test/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
      moduleNameMapper: {
        '^@stitchbook/contracts$': '<rootDir>/libs/contracts/src/index.ts',
        // Its ES modules are 2,100 files, one an icon, which each test file would load anew; this is the same package as one file.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
        '/pcm-worklet\\.ts$': '<rootDir>/frontend/test/worklet-address.ts',
      },
    },
  ],
};
