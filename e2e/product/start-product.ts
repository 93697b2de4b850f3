import type { FullConfig } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runProduct } from './run-product.ts';

/**
 * Playwright's global setup: starts the product of the specs and answers how to stop it. Its log lies beside the specs'
 * configuration. With STITCHBOOK_URL the specs use a product that is already running.
 */
export default async function startProduct({
  configFile = '',
}: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STITCHBOOK_URL) return undefined;
  const logFile = join(dirname(configFile), 'product.log');
  await rm(logFile, { force: true });
  const { url, dataDirectory, stop } = await runProduct({}, logFile);
  process.env.STITCHBOOK_URL = url;
  process.env.STITCHBOOK_DATA_DIR = dataDirectory;
  return stop;
}
