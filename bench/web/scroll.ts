import type { Page } from '@playwright/test';

const STEPS = 120;

/** Scrolls to the end again and again until every page has been fetched. */
export async function untilAllNotesAreThere(page: Page, notes: number) {
  const all = page.locator(`li[aria-setsize="${notes}"]`).first();
  for (let attempts = 0; attempts < 2000; attempts += 1) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    if ((await all.count()) > 0) return;
    await page.waitForTimeout(50);
  }
  throw new Error('The list did not come to its end.');
}

/** From the top to the end, a screenful or more at a time, as a flung wheel does. */
export async function scrollThrough(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(300);
  await page.mouse.move(700, 500);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, 1200);
    await page.waitForTimeout(16);
  }
  const stride = await page.evaluate((steps) => document.body.scrollHeight / steps, STEPS);
  for (let step = 0; step < STEPS; step += 1) {
    await page.evaluate((by) => window.scrollBy(0, by), stride);
    await page.waitForTimeout(16);
  }
}
