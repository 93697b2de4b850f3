import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runNode, runProgram } from './run-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
    const { output } = await install();
    const installed = await find();
    if (installed) return installed;
    attempts.push(output.trim().split('\n').slice(-5).join('\n'));
  }
  throw new Error(
    `No Chromium for the e2e specs: install one, or set CHROME_PATH to one. What was tried:\n${attempts.join('\n')}`,
  );
}

async function find() {
  // Known only once the dependencies are installed.
  const { chromium } = await import('@playwright/test');
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...onPath, chromium.executablePath()]) if (await starts(path)) return path;
  return undefined;
}

/** A file may be there and still not run: a stub of the system's, or a download that lacks the system's libraries. */
async function starts(path: string): Promise<boolean> {
  return existsSync(path) && (await runProgram(path, ['--version'])).ok;
}

function installPlaywrights() {
  return runNode('node_modules/@playwright/test/cli.js', ['install', '--no-shell', 'chromium'], {
    timeLimitMs: DOWNLOAD_LIMIT_MS,
  });
}

async function installDebians() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await runProgram('apt-get', ['update', '-qq'], { env, timeLimitMs: DOWNLOAD_LIMIT_MS });
  if (!updated.ok) return updated;
  return runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
}

function isDebianRoot() {
  return process.geteuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
