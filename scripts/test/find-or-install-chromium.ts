import { installFromDebian, isDebianRoot, lastLinesOf, pathsOf, starts } from './find-programs.ts';
import { runNode } from './run-program.ts';

/** The headless shell first: the same engine without a browser's own windows, for a third less processor time a spec. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DOWNLOAD_LIMIT_MS = 180_000;

/**
 * Answers the path of a Chromium that starts: the one in CHROME_PATH, on the PATH, or installed before by Playwright; else it
 * installs one. Throws when none can be had: the e2e specs are never skipped.
 */
export async function findOrInstallChromium() {
  const named = process.env.CHROME_PATH;
  if (named && !(await starts(named))) throw new Error(`CHROME_PATH is ${named}, which does not start.`);
  const found = named ?? (await find());
  if (found) return found;

  const attempts = [];
  for (const install of isDebianRoot() ? [installDebians, installPlaywrights] : [installPlaywrights]) {
    const result = await install();
    const installed = await find();
    if (installed) return installed;
    attempts.push(lastLinesOf(result));
  }
  throw new Error(
    `No Chromium for the e2e specs: install one, or set CHROME_PATH to one. What was tried:\n${attempts.join('\n')}`,
  );
}

async function find() {
  // Known only once the dependencies are installed.
  const { chromium } = await import('@playwright/test');
  for (const path of [...pathsOf(NAMES), chromium.executablePath()]) if (await starts(path)) return path;
  return undefined;
}

function installPlaywrights() {
  return runNode('node_modules/@playwright/test/cli.js', ['install', '--no-shell', 'chromium'], {
    timeLimitMs: DOWNLOAD_LIMIT_MS,
  });
}

function installDebians() {
  return installFromDebian(['chromium-headless-shell']);
}
