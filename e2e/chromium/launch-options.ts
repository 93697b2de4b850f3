import type { LaunchOptions } from '@playwright/test';

/** Nothing that a browser does for itself: updates, synchronisation, telemetry. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium's sandbox does not work as root, which is what containers are. */
const ROOT = process.geteuid?.() === 0 ? ['--no-sandbox'] : [];

export function launchOptions(further: string[] = []): LaunchOptions {
  const executablePath = process.env.CHROME_PATH;
  return { ...(executablePath && { executablePath }), args: [...QUIET, ...ROOT, ...further] };
}
