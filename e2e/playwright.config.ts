import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium/launch-options.ts';

export default defineConfig({
  testDir: './specs',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './product/start-product.ts',
  // The product transcribes on the same few cores: one spec after the other is also the quickest.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 20_000,
    launchOptions: launchOptions(),
    // Its film would cost as much again as the test; what the page consisted of is kept all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
