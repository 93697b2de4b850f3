import type { Page } from '@playwright/test';
import { pressAt } from '../chromium/tab-to.ts';
import { saveNote, shareNote, userIdOf } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NoteCard } from '../screens/note-card.ts';
import { expect, test } from '../fixtures.ts';

const WORDS = 'We shall leave Norland in the spring, and I shall miss the library most of all.';

test('a note is shared by e-mail address, is new to who has it until it is opened, and is removed from their list', async ({
  page,
  openOtherBrowser,
}) => {
  const ben = someone('Ben');
  const his = await openOtherBrowser();
  await createAccount(his, ben);
  await createAccount(page, someone('Ada'));
  const noteId = await saveNote(page, 'Leaving Norland', WORDS);
  await new NoteCard(page, 'Leaving Norland').open();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Note' });
  const field = dialog.getByLabel('User ID');
  await field.fill(` ${ben.email.toUpperCase()} `);
  await field.press('Enter');
  await expect(page.getByText('"Leaving Norland" has been shared with the user.').first()).toBeVisible();
  await expect(dialog).toBeHidden();

  const isNew = async () => {
    const notes = (await (await his.request.get('/api/notes', { maxRetries: 2 })).json()) as {
      id: number;
      isNew: boolean;
    }[];
    return notes.find(({ id }) => id === noteId)?.isNew;
  };
  await expect.poll(isNew).toBe(true);
  await expectNewOnList(his, 1);
  await new NoteCard(his, 'Leaving Norland').open();
  const facts = his.getByRole('list', { name: 'About this note' });
  await expect(facts).toContainText('Shared by Ada Dashwood');
  await expect(facts).toContainText('New');
  await expect.poll(isNew).toBe(false);
  await his.reload();
  await expect(facts).toContainText('Shared by Ada Dashwood');
  await expect(facts).not.toContainText('New');
  await his.getByRole('link', { name: 'Back to notes' }).click();
  await expectNewOnList(his, 0);

  // The same by the keyboard alone.
  await shareNote(page, await saveNote(page, 'Barton', WORDS), await userIdOf(his), 'view');
  await his.reload();
  await expectNewOnList(his, 1);
  await pressAt(his.getByRole('link', { name: 'Barton' }));
  await expect(facts).toContainText('New');
  await pressAt(his.getByRole('link', { name: 'Back to notes' }));
  await expectNewOnList(his, 0);
  await new NoteCard(his, 'Leaving Norland').open();

  // Whom one shares with is suggested the next time, by the keyboard alone.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const combobox = dialog.getByRole('combobox', { name: 'User ID' });
  await expect(combobox).toBeFocused();
  await page.keyboard.type('dash');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(combobox).toHaveValue('Ben Dashwood');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await his.getByRole('button', { name: 'More options' }).click();
  await his.getByRole('menuitem', { name: 'Remove from my list' }).click();
  await his.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(his.getByText('Removed from your list').first()).toBeVisible();
  await expect(his.getByRole('heading', { name: 'Recent Notes' })).toBeVisible();
  await expect(his.getByRole('article', { name: 'Leaving Norland' })).toHaveCount(0);
});

test('an address that nobody has is refused in place, and the focus stays there', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/\/api\/notes\/\d+\/share .*\b404\b/);
  await createAccount(page, someone('Ada'));
  await saveNote(page, 'Leaving Norland', WORDS);
  await new NoteCard(page, 'Leaving Norland').open();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const field = page.getByRole('dialog', { name: 'Share Note' }).getByLabel('User ID');
  await field.fill('nobody@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Failed to share note').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('no user with this ID or e-mail address');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('nobody@example.com');
});

/** How many notes of the list say that something about them is new. */
async function expectNewOnList(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').getByTitle('New', { exact: true })).toHaveCount(count);
}
