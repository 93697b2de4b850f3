import { rm } from 'node:fs/promises';
import { LOG_FILE, runProduct } from './run-product.ts';

/**
 * Playwright's global setup: starts the product of the specs and answers how to stop it. With STITCHBOOK_URL the specs use a
 * product that is already running.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STITCHBOOK_URL) return undefined;
  await rm(LOG_FILE, { force: true });
  const { url, dataDirectory, stop } = await runProduct();
  process.env.STITCHBOOK_URL = url;
  process.env.STITCHBOOK_DATA_DIR = dataDirectory;
  return stop;
}
