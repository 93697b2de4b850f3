import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

/**
 * A new person signs up in a page and is left on their notes.
 * @param page @param address @param firstName
 */
export async function signUp(page: Page, address: string, firstName: string) {
  const mark = randomBytes(5).toString('hex');
  await page.goto(address);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Dashwood');
  await page.getByLabel('Email').fill(`${firstName.toLowerCase()}-${mark}@example.com`);
  await page.getByLabel('Password').fill(`${mark} cottage`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Recent Notes' }).waitFor();
}
