import type { Page } from '@playwright/test';

/** Does what is shown before the server has it, and waits until it has: a page that is left or loaded anew would take it along. */
export async function untilKept(page: Page, change: () => Promise<void>, method = 'PATCH'): Promise<void> {
  const kept = page.waitForResponse((response) => response.request().method() === method && response.ok());
  await change();
  await kept;
}
