import type { Page } from '@playwright/test';
import { expect, test } from '../accessibility-fixtures.ts';
import { pressAt } from '../chromium/tab-to.ts';
import { saveTaggedNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';

const saveTagged = (page: Page, title: string, tags: string[]) =>
  saveTaggedNote(page, { title, transcript: 'I shall miss the library most of all.', tags });
const menuOf = (page: Page, tag: string) => page.getByRole('button', { name: `Change ${tag}`, exact: true });
const countOf = (page: Page, tag: string) => page.getByRole('link', { name: new RegExp(`^\\d+ notes? with ${tag}$`) });
const choose = async (page: Page, tag: string, item: string) => {
  await menuOf(page, tag).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('tags are renamed, merged by keyboard alone, and deleted with Undo', async ({
  page,
  look,
  expectConsoleErrors,
}) => {
  test.slow();
  expectConsoleErrors(/\/api\/themes\/\d+ .*\b409\b/);
  const { keyboard } = page;
  await createAccount(page, someone('Elinor'));
  await saveTagged(page, 'The first', ['piano', 'norland']);
  await saveTagged(page, 'The second', ['norlnd', 'piano']);
  await saveTagged(page, 'The third', ['norland', 'norlnd']);

  await test.step('reaching the page by the palette', async () => {
    await expect(page.getByRole('article')).toHaveCount(3);
    await keyboard.press('ControlOrMeta+K');
    await expect(page.getByRole('combobox')).toBeFocused();
    await keyboard.type('tags');
    await expect(page.getByRole('option', { name: 'Tags', selected: true })).toBeVisible();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
    await expect(countOf(page, 'norlnd')).toHaveText('2 notes');
    await look('tags');
  });

  await test.step('renaming', async () => {
    await choose(page, 'piano', 'Rename');
    await expect(page.getByRole('textbox', { name: 'New name for piano' })).toBeFocused();
    await keyboard.type('Pianoforte');
    await keyboard.press('Enter');
    await expect(menuOf(page, 'pianoforte')).toBeFocused();
    await expect(countOf(page, 'pianoforte')).toHaveText('2 notes');
  });

  await test.step('to a name that is taken', async () => {
    await choose(page, 'pianoforte', 'Rename');
    await expect(page.getByRole('textbox', { name: 'New name for pianoforte' })).toBeFocused();
    await keyboard.type('norland');
    await keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('You already have a tag “norland”. Merge “pianoforte” into it?');
    await look('tags, a name that is taken');
    await page.getByRole('textbox', { name: 'New name for pianoforte' }).press('Escape');
    await expect(menuOf(page, 'pianoforte')).toBeFocused();
  });

  await test.step('merging, by keyboard alone', async () => {
    await pressAt(menuOf(page, 'norlnd'));
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Merge into…' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Into which tag' })).toBeFocused();
    await keyboard.type('norland');
    await expect(page.getByRole('combobox')).toContainText('norland (2)');
    await pressAt(page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }));
    await expect(page.getByText('“norlnd” merged into “norland”').first()).toBeVisible();
    await expect(menuOf(page, 'norland')).toBeFocused();
    await expect(countOf(page, 'norland')).toHaveText('3 notes');
    await expect(menuOf(page, 'norlnd')).toHaveCount(0);
  });

  await test.step('deleting, and Undo', async () => {
    await choose(page, 'norland', 'Delete');
    await expect(page.getByText('Tag “norland” deleted').first()).toBeVisible();
    await expect(menuOf(page, 'pianoforte')).toBeFocused();
    await expect(menuOf(page, 'norland')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(menuOf(page, 'norland')).toBeFocused();
    await expect(countOf(page, 'norland')).toHaveText('3 notes');
  });

  await test.step('and the notes have what the page says', async () => {
    await choose(page, 'norland', 'Merge into…');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('tags, merging');
    await keyboard.press('Escape');
    await expect(menuOf(page, 'norland')).toBeFocused();
    await menuOf(page, 'norland').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look('tags, menu of one');
    await keyboard.press('Escape');
    await countOf(page, 'norland').click();
    await expect(page).toHaveURL(/\/notes\?tag=norland$/);
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});
