import type { Page } from '@playwright/test';
import { findSmallTargets } from '../chromium/find-small-targets.ts';
import { tabTo } from '../chromium/tab-to.ts';
import { awayFromMidnight } from '../away-from-midnight.ts';
import { saveNotes } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { expect, test } from '../accessibility-fixtures.ts';
import { yearOfInsights } from '../year-of-insights.ts';

const WORDS = 'We are so happy about the garden: the roses, the apple trees and the vegetables grow well.';
const NOTES = 30;
const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'In figures' })
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .last();
const insights = (page: Page) => page.getByRole('heading', { level: 1, name: 'Insights', exact: true });

test('with five notes insights are there, and each mark leads to its notes', async ({ page, look }) => {
  test.slow();
  await awayFromMidnight();
  await createAccount(page, someone('Elinor'));
  const titles = Array.from({ length: NOTES }, (_, at) => `The garden, day ${at + 1}`);
  await saveNotes(page, titles.slice(0, 4), WORDS);
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { name: 'Insights Coming Soon' })).toBeVisible();
  await saveNotes(page, titles.slice(4), WORDS);
  await expect(insights(page)).toBeVisible();
  // Moods and themes are found a little after.
  const themes = page.getByRole('table', { name: 'Themes over time' });
  await expect(async () => {
    await page.reload();
    await expect(insights(page)).toBeVisible();
    await expect(themes.getByRole('link', { name: new RegExp(`: ${NOTES} notes$`) }).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 120_000 });

  await test.step('figures', async () => {
    await expect(figure(page, 'Notes')).toContainText(String(NOTES));
    await expect(figure(page, 'Words')).toContainText(String(NOTES * WORDS.split(' ').length));
    await expect(figure(page, 'Longest streak')).toContainText('1 day');
  });

  await test.step('axe and fingers', async () => {
    await look('insights');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('today, by keyboard', async () => {
    const today = page.getByRole('table', { name: 'A year of notes' }).getByRole('link');
    await expect(today).toHaveText(String(NOTES));
    await tabTo(today);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/notes\?shared=mine&from=(\d{4}-\d\d-\d\d)&to=\1$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
  });

  await test.step('a mood and a theme', async () => {
    await page
      .getByRole('table', { name: 'Mood over time' })
      .getByRole('link', { name: /Positive: 30 notes/ })
      .click();
    await expect(page).toHaveURL(/\/notes\?sentiment=(very_)?positive&shared=mine&from=/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await themes.getByRole('rowheader').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/notes\?shared=mine&tag=/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('axe finds nothing wrong with a year of insights', async ({ page, look }) => {
  await createAccount(page, someone('Margaret'));
  await page.route('**/api/insights*', (route) => route.fulfill({ json: yearOfInsights('2026-11-25') }));
  await page.goto('/insights');
  await expect(page.getByRole('table', { name: 'Themes over time' })).toBeVisible();
  await look('a year of insights');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every mark is as large as a finger', async ({ page }) => {
    await awayFromMidnight();
    await createAccount(page, someone('Marianne'));
    await saveNotes(page, ['One', 'Two', 'Three', 'Four', 'Five'], WORDS);
    await page.goto('/insights');
    await expect(page.getByRole('table', { name: 'A year of notes' }).getByRole('link')).toHaveText('5');
    await page.route('**/api/insights*', (route) => route.fulfill({ json: yearOfInsights('2026-11-25') }));
    await page.reload();
    await expect(page.getByRole('table', { name: 'Themes over time' })).toBeVisible();
    expect(await findSmallTargets(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
