import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './specs',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/engines',
  globalSetup: '../product/start-product.ts',
  // The product transcribes on the same few cores: one spec after the other is also the quickest.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
});
