const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
];

const shared = {
  // Real databases and audio take their time where many tests share a machine; speed is for the benchmarks.
  testTimeout: 30_000,
  transform: { '^.+\\.tsx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
};

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'rooms',
      globalSetup: '<rootDir>/scripts/test/start-test-postgres.mjs',
      globalTeardown: '<rootDir>/scripts/test/stop-test-postgres.mjs',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['@stitchbook/source', 'node', 'node-addons'] },
      roots: ['<rootDir>/libs', '<rootDir>/services', '<rootDir>/scripts'],
      testMatch: ['**/test/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'spa',
      testEnvironment: 'jest-fixed-jsdom',
      roots: ['<rootDir>/frontend'],
      testMatch: ['**/test/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
      moduleNameMapper: {
        '^@stitchbook/contracts$': '<rootDir>/libs/contracts/src/index.ts',
        '/pcm-worklet\\.ts$': '<rootDir>/frontend/test/worklet-address.ts',
      },
    },
  ],
};
