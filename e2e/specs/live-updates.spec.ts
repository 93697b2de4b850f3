import { saveNote, userIdOf } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { expect, test } from '../fixtures.ts';

test('what one person does is on the other’s screen without a reload', async ({
  page,
  openOtherBrowser,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/\/api\/notes\/\d+\S* .*\b404\b/);
  const others = await openOtherBrowser();
  const streaming = others.waitForResponse((response) => response.url().endsWith('/api/events'));
  await createAccount(others, someone('Marianne'));
  expect((await streaming).status()).toBe(200);
  const otherId = await userIdOf(others);
  await createAccount(page, someone('Elinor'));
  const noteId = await saveNote(page, 'Leaving Norland', 'We shall leave Norland in the spring.');

  await new NoteCard(page, 'Leaving Norland').open();
  await new NotePage(page).shareWith(otherId, 'View and comment');
  await page.keyboard.press('Escape');
  await expect(new NoteCard(others, 'Leaving Norland').card).toBeVisible();

  await new NoteCard(others, 'Leaving Norland').open();
  await expect(others).toHaveURL(new RegExp(`/notes/${noteId}$`));
  await new NotePage(others).comment('I shall miss the piano.');
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('article')).toContainText('I shall miss the piano.');

  await page.getByRole('button', { name: 'Leaving Norland' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Goodbye, Norland');
  await page.keyboard.press('Enter');
  await expect(others.getByRole('heading', { level: 1 })).toHaveText('Goodbye, Norland');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Stop sharing with Marianne Dashwood' }).click();
  await expect(others.getByRole('heading', { name: 'Note Not Found' })).toBeVisible();
});
