import type { Page } from '@playwright/test';
import { reportFigure } from '@stitchbook/testing';
import { INJECTIONS } from '../injections/injections.ts';
import { openDatabase, plantInjections, rename } from '../injections/plant-injections.ts';
import { findForeignMarkup, watchForDialogs } from '../injections/watch-for-scripts.ts';
import { userIdOf } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { dataDirectory } from '../product/run-admin.ts';
import { expect, test } from '../fixtures.ts';

const EXPORTS = ['md', 'txt', 'srt', 'vtt', 'json'];

/** Nothing ran on what the page shows now, and none of it is markup; the policy is watched by every spec. */
async function expectWords(page: Page, dialogs: string[]): Promise<void> {
  expect(await findForeignMarkup(page)).toEqual([]);
  expect(dialogs).toEqual([]);
}

/** By less than what is drawn, and from the end to the beginning again: what was scrolled past in a hurry is seen later. */
async function scrollOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    window.scrollTo({ top: isAtEnd ? 0 : window.scrollY + window.innerHeight * 0.8, behavior: 'instant' });
  });
}

test('what watches for scripts sees one that runs, one that the policy stops, and markup', async ({
  page,
  consoleErrors,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/inline|Content Security Policy|The CSP stopped/);
  const dialogs = watchForDialogs(page);
  await page.route('**/without-a-policy', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>x</title><p>${INJECTIONS[9]}</p>` }),
  );
  await page.goto('/without-a-policy');
  await expect.poll(() => dialogs).toEqual(['1']);
  expect(await findForeignMarkup(page)).toHaveLength(1);

  await page.goto('/');
  consoleErrors.seen.length = 0;
  await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), INJECTIONS[11] ?? '');
  await expect.poll(() => consoleErrors.seen.some((complaint) => complaint.includes('The CSP stopped'))).toBe(true);
  expect(dialogs).toEqual(['1']);
  consoleErrors.expected.push(/\/x .*404|Failed to load resource/);
});

test('forty script injections through every field are shown as words on every screen', async ({ page }, testInfo) => {
  test.skip(!dataDirectory, 'writes into the database of the product');
  test.setTimeout(600_000);
  const dialogs = watchForDialogs(page);
  await createAccount(page, someone('Elinor'));
  const me = await userIdOf(page);
  const database = await openDatabase(dataDirectory ?? '');
  const ids = await plantInjections(database, me);

  await test.step('each note with all that belongs to it', async () => {
    for (const [index, text] of INJECTIONS.entries()) {
      await rename(database, me, text);
      await page.goto(`/notes/${ids[index]}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
      await expect(page).toHaveTitle(`${text} · Stitchbook`);
      await expect(page.getByRole('banner')).toContainText(text);
      await expect(page.getByRole('region', { name: 'Transcript' })).toContainText(text);
      await expect(page.getByRole('region', { name: 'Comments' }).getByText(text).first()).toBeVisible();
      await expect(page.getByRole('list', { name: 'Tags' })).toContainText(text.toLowerCase());
      await page.getByText('What was heard at first').click();
      await expectWords(page, dialogs);
    }
  });

  await test.step('the menus and dialogs of a note', async () => {
    const [last] = INJECTIONS.slice(-1);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Share Note' })).toContainText(last ?? '');
    await expectWords(page, dialogs);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button').first().click();
    await expect(page.getByRole('menu')).toContainText(last ?? '');
    await expectWords(page, dialogs);
  });

  await test.step('the list, its filter and its question before deleting', async () => {
    const seen = new Set<string>();
    await page.goto('/notes');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog').getByText(INJECTIONS[0] ?? '', { exact: true })).toBeVisible();
    await expectWords(page, dialogs);
    await page.keyboard.press('Escape');
    const mine = page.getByRole('article').filter({ hasNotText: 'Shared by' }).first();
    await mine.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('This will permanently delete the note');
    await expectWords(page, dialogs);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(async () => {
      for (const title of await page.locator('article :is(h2, h3)').allTextContents()) seen.add(title);
      await expectWords(page, dialogs);
      await scrollOn(page);
      expect(INJECTIONS.filter((text) => !seen.has(text))).toEqual([]);
      expect(await page.getByRole('button', { name: 'Older notes' }).count()).toBe(0);
    }).toPass({ timeout: 120_000, intervals: [300] });
    await page.screenshot({ path: testInfo.outputPath('list.png') });
    const all = INJECTIONS.join(' ');
    const [tag = '', q = ''] = INJECTIONS;
    await page.goto(`/notes?${new URLSearchParams({ q, tag, sentiment: all, sort: all })}`);
    await expect(page.getByRole('button', { name: 'Remove' })).toContainText(tag);
    await expectWords(page, dialogs);
    await page.goto(`/${encodeURIComponent(all)}`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expectWords(page, dialogs);
  });

  await test.step('the creations', async () => {
    await page.goto('/creations');
    for (const text of INJECTIONS.toReversed().slice(0, 10)) {
      await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeAttached();
    }
    await expectWords(page, dialogs);
    await page.screenshot({ path: testInfo.outputPath('creations.png') });
  });

  await test.step('the name of a file that is chosen', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Import' }).click();
    for (const text of INJECTIONS) {
      const name = `${text.replaceAll('/', '∕')}.mp3`;
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'audio/mpeg', buffer: Buffer.from('x') });
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await expectWords(page, dialogs);
    }
  });

  await test.step('what is exported is a file and never a page', async () => {
    for (const [index, id] of ids.entries()) {
      for (const format of ['md', EXPORTS[index % EXPORTS.length]]) {
        const answer = await page.request.get(`/api/notes/${id}/export?format=${format}`, { maxRetries: 2 });
        const headers = answer.headers();
        // Subtitles cannot be made of words without times; that is said in JSON.
        if (format === 'md' || answer.ok()) expect(headers['content-disposition']).toMatch(/^attachment;/);
        expect(headers['content-type']).not.toMatch(/html|xml|svg/);
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    }
  });
  await database.end();
  reportFigure(18, `${INJECTIONS.length} injections through 12 fields, no dialog, no report of the policy, no markup`);
});

test('forty script injections stay words on the pages around signing in', async ({ page, expectConsoleErrors }) => {
  test.setTimeout(300_000);
  expectConsoleErrors(/\b(400|401|403|422|429)\b/);
  const dialogs = watchForDialogs(page);
  await page.goto('/api/login');
  const form = page.url();
  const all = encodeURIComponent(INJECTIONS.join(' '));
  await page.goto(`/api/callback?code=${all}&state=${all}&error=${all}&error_description=${all}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWords(page, dialogs);
  for (const text of INJECTIONS) {
    await page.goto(`${form}/create`);
    await page.getByLabel('First name').fill(text);
    await page.getByLabel('Last name').fill(text);
    await page.getByLabel('Email').fill(text);
    await page.locator('form').evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
      element.requestSubmit();
    });
    await expect(page.getByLabel('First name')).toHaveValue(text);
    await expectWords(page, dialogs);
  }
});
