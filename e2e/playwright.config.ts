import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './chromium/launch-options.ts';

/** Transcribes for longest, and must not take longer than one person waits. */
const ALONE = '**/long-recording.spec.ts';
const SPECS = new URL('./specs/', import.meta.url);

/** What speaks into a microphone. */
const speaking = readdirSync(fileURLToPath(SPECS), { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => path.endsWith('.spec.ts') && readFileSync(new URL(path, SPECS), 'utf8').includes('speakIntoMicrophone'),
  )
  .map((path) => `**/${path}`);

/** Those that are not run this time, by their paths in the folder of the specs: see scripts/test/find-left-out.ts. */
const leftOut = (process.env['SPECS_LEFT_OUT'] ?? '')
  .split(',')
  .filter(Boolean)
  .map((path) => `**/specs/${path}`);

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  globalSetup: './product/start-product.ts',
  // Whoever speaks waits for most of the time while the clock runs, so another spec runs beside. Two that speak at once would share
  // the few cores that the product transcribes on.
  workers: 2,
  projects: [
    { name: 'alone', testMatch: ALONE, workers: 1 },
    { name: 'speaking', testMatch: speaking, testIgnore: [ALONE, ...leftOut], workers: 1, dependencies: ['alone'] },
    {
      name: 'silent',
      testMatch: '**/*.spec.ts',
      testIgnore: [ALONE, ...speaking, ...leftOut],
      dependencies: ['alone'],
    },
  ],
  retries: 0,
  forbidOnly: true,
  // What never comes fails a spec; a machine with a third of one core does not.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  use: {
    actionTimeout: 60_000,
    launchOptions: launchOptions(),
    // Each step of a trace keeps a copy of the page, which on two cores costs the tests their time. E2E_TRACE=1 keeps one of what fails.
    trace: process.env['E2E_TRACE'] === '1' ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
  },
});
