import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../accessibility-fixtures.ts';
import { findSmallTargets } from '../chromium/find-small-targets.ts';
import { pressAt } from '../chromium/tab-to.ts';
import { saveNote, userIdOf } from '../notes.ts';
import { createAccount, someone } from '../people.ts';

const WORDS = 'We walked in the garden. I need to call Ana. Don’t forget to pay the rent. I must water the roses.';

/** A list of tasks that is made of a new note; its id. */
async function makeTasks(page: Page): Promise<number> {
  const noteId = await saveNote(page, 'The garden', WORDS);
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  const data = { type: 'action_items' };
  const answer = await page.request.post(`/api/notes/${noteId}/generate`, { headers, data, timeout: 60_000 });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}

test('a creation is edited, brought back, exported and shared with somebody who loses it again', async ({
  page,
  look,
  openOtherBrowser,
  expectConsoleErrors,
}) => {
  test.slow();
  expectConsoleErrors(/\/api\/creations\/\d+\S* .*\b404\b/);
  const others = await openOtherBrowser();
  await createAccount(others, someone('Marianne'));
  const otherId = await userIdOf(others);
  await createAccount(page, someone('Elinor'));
  const id = await makeTasks(page);
  const { keyboard } = page;
  const field = page.getByRole('textbox', { name: 'Text' });

  await test.step('reached from its card, by keyboard alone', async () => {
    await page.goto('/creations');
    await expect(page.getByRole('checkbox', { name: /call Ana/i })).toBeVisible();
    await pressAt(page.getByRole('link', { name: 'Open' }));
    await expect(page).toHaveURL(new RegExp(`/creations/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Action Items' })).toBeVisible();
    await look('a creation');
  });

  await test.step('edited by keyboard alone, and a reload loses nothing', async () => {
    await pressAt(page.getByRole('button', { name: 'Edit' }));
    await expect(field).toBeFocused();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.insertText('# Garden\n\nFor **Ana**:\n\n- [ ] Prune the roses\n- [x] Buy twine');
    await look('a creation that is edited');
    await page.reload();
    await expect(field).toHaveValue(/Prune the roses/);
    await field.press('Control+Enter');
    await expect(page.getByText('Creation saved').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Garden' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Buy twine' })).toBeChecked();
    await expect(page.getByText(/Edited by Elinor Dashwood/)).toBeVisible();
  });

  await test.step('what it said before is looked at and brought back, and taken back', async () => {
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    const history = page.getByRole('region', { name: 'Earlier versions' });
    await history.getByRole('button', { name: /As it was made/ }).click();
    await expect(history.getByText(/call Ana/i)).toBeVisible();
    await look('earlier versions of a creation');
    await history.getByRole('button', { name: /^Bring back the version/ }).click();
    await expect(page.getByRole('checkbox', { name: /call Ana/i })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('checkbox', { name: 'Prune the roses' })).toBeVisible();
  });

  await test.step('exported for Word', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Word (.docx)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('action items - The garden.docx');
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('shared with a second person, who finds it among theirs at once', async () => {
    await others.goto('/creations');
    await expect(others.getByText('No Creations Yet')).toBeVisible();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Creation' });
    await look('sharing a creation');
    await dialog.getByRole('textbox', { name: 'User ID' }).fill(otherId);
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('Shared with 1 person')).toBeVisible();
    await expect(others.getByText('Shared by Elinor Dashwood')).toBeVisible();
    await others.getByRole('link', { name: 'Open' }).click();
    await expect(others.getByRole('heading', { name: 'Garden' })).toBeVisible();
    await expect(others.getByText('The note is not shared with you')).toBeVisible();
    for (const name of ['Edit', 'Share', 'Delete', 'Earlier versions'])
      await expect(others.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expect(others.getByRole('checkbox')).toHaveCount(0);
    await look('a creation that was shared', others);
  });

  await test.step('and loses it when the share ends', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Stop sharing with Marianne Dashwood' }).click();
    await expect(others.getByRole('heading', { name: 'Creation Not Found' })).toBeVisible();
    await others.goto('/creations');
    await expect(others.getByText('No Creations Yet')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every control of a creation is as large as a finger', async ({ page }) => {
    test.slow();
    await createAccount(page, someone('Margaret'));
    const id = await makeTasks(page);
    await page.goto(`/creations/${id}`);
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await page.getByRole('button', { name: 'Earlier versions' }).click();
    await expect(page.getByText('It has not been edited yet.')).toBeVisible();
    expect(await findSmallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Edit' }).click();
    expect(await findSmallTargets(page)).toEqual([]);
  });
});
