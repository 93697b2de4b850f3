import { saveNote, userIdOf } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { expect, test } from '../fixtures.ts';

const WORDS = 'We shall leave Norland in the spring, and I shall miss the library most of all.';

test('a note is shared at each permission, and the other person is offered no more than that', async ({
  page,
  openOtherBrowser,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/\/api\/notes\/\d+\S* .*\b404\b/);
  const others = await openOtherBrowser();
  await createAccount(others, someone('Marianne'));
  const otherId = await userIdOf(others);

  await createAccount(page, someone('Elinor'));
  const noteId = await saveNote(page, 'Leaving Norland', WORDS);
  await new NoteCard(page, 'Leaving Norland').open();

  const share = async (permission: string) => {
    await new NotePage(page).shareWith(otherId, permission);
    await others.goto(`/notes/${noteId}`);
    await expect(others.getByText('Shared by Elinor Dashwood')).toBeVisible();
  };
  const comments = others.getByRole('region', { name: 'Comments' });
  const generate = others.getByRole('button', { name: 'Generate Creation' });

  await share('View only');
  await expect(others.getByText(WORDS)).toBeVisible();
  await expect(comments.getByRole('textbox')).toHaveCount(0);
  await expect(generate).toHaveCount(0);
  await expect(others.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);

  await share('View and comment');
  await new NotePage(others).comment('I shall miss the piano.');
  await expect(comments.getByRole('article')).toContainText('Marianne Dashwood');
  await expect(generate).toHaveCount(0);

  await share('Full edit access');
  await expect(generate).toBeVisible();
  await others.getByRole('button', { name: 'Leaving Norland' }).click();
  await others.getByRole('textbox', { name: 'Title' }).fill('Goodbye, Norland');
  await others.keyboard.press('Enter');
  await expect(others.getByText('Title updated successfully').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goodbye, Norland');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Stop sharing with Marianne Dashwood' }).click();
  await expect(page.getByRole('button', { name: 'Stop sharing with Marianne Dashwood' })).toHaveCount(0);
  await others.reload();
  await expect(others.getByRole('heading', { name: 'Note Not Found' })).toBeVisible();
});
