import type { Page } from '@playwright/test';

/** Ends a tab as a crash does: nothing of it gets to tidy up. Answers a fresh tab of the same browser. */
export async function crash(page: Page): Promise<Page> {
  const crashed = page.waitForEvent('crash');
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => undefined)]);
  await page.close();
  return page.context().newPage();
}
