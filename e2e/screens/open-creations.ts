import { expect, type Page } from '@playwright/test';

/** Goes to the creations; until they are there the page before still stands, which may have articles of its own. */
export async function openCreations(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Creations', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Creations' })).toBeVisible();
}
