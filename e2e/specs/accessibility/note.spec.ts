import { readRecording, saveSpokenNote, shareNote, userIdOf } from '../../notes.ts';
import { createAccount, someone } from '../../people.ts';
import { NotePage } from '../../screens/note-page.ts';
import { openCreations } from '../../screens/open-creations.ts';
import { expect, test } from '../../accessibility-fixtures.ts';
import { joinRecordings, silence } from '../../words/recordings.ts';

test('axe finds nothing wrong with a note and what is made of it', async ({ page, look, expectConsoleErrors }) => {
  test.slow();
  expectConsoleErrors(/\/api\/notes\/\d+\S* .*\b404\b/);
  await createAccount(page, someone('Elinor'));
  // Long enough to be paused in before it ends.
  const { buffer } = await readRecording('amiable.wav');
  const recording = { name: 'long.wav', buffer: joinRecordings([buffer, silence(20)]) };
  const id = await saveSpokenNote(page, 'Amiable', recording);
  const address = `/notes/${id}`;
  await page.route(`**/api${address}`, () => undefined);
  await page.goto(address);
  await expect(page.getByRole('status', { name: /^Loading/ })).toBeVisible();
  await look('note, loading');
  await page.unroute(`**/api${address}`);
  await page.goto('/notes/999999999');
  await expect(page.getByRole('heading', { name: 'Note Not Found' })).toBeVisible();
  await look('note, not found');

  await page.goto(address);
  const note = new NotePage(page);
  await note.words();
  await note.addTag('norland');
  await note.player.play();
  await expect(page.locator('li[aria-current]')).toHaveCount(1);
  await note.player.pause();
  await note.pinComment('Was he?');
  await look('note, read along, with a comment');
  await page.getByRole('button', { name: 'Suggest tags' }).click();
  await expect(page.getByRole('button', { name: /^Add suggested tag/ }).first()).toBeVisible({ timeout: 120_000 });
  await look('note, with suggested tags');
  await page.getByRole('button', { name: 'More options' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('menu of a note, with its exports');
  await page.keyboard.press('Escape');

  await page.route('**/update-tags', () => undefined);
  await page.getByRole('textbox', { name: 'Add a tag' }).fill('on its way');
  await page.keyboard.press('Enter');
  await page.route('**/comments', (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  await note.comments.getByRole('textbox').fill('On its way too');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sending…')).toBeVisible();
  await look('tag and comment, pending');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(address);

  await note.comments.getByRole('button', { name: 'Edit comment' }).first().click();
  await page.getByRole('button', { name: 'Correct the words' }).click();
  await page.getByRole('button', { name: 'Amiable', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await look('title, words and comment, rewritten');
  await page.goto(address);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('User ID required').first()).toBeVisible();
  await look('share dialog, with the toast of an error');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await note.generate();
  await look('what was made of a note');
  await openCreations(page);
  await expect(page.getByRole('article')).toBeVisible();
  await look('creations');
  await page.route('**/api/creations*', () => undefined);
  await page.goto('/creations');
  await expect(page.getByRole('status', { name: /^Loading/ })).toBeVisible();
  await look('creations, loading');
});

test('axe finds nothing wrong with a note that others share', async ({ page, openOtherBrowser, look }) => {
  test.slow();
  const owner = await openOtherBrowser();
  await createAccount(owner, someone('Marianne'));
  await createAccount(page, someone('Edward'));
  const reader = await userIdOf(page);
  const id = await saveSpokenNote(owner, 'Theirs', await readRecording('amiable.wav'));
  for (const permission of ['view', 'comment', 'edit'] as const) {
    await shareNote(owner, id, reader, permission);
    await page.goto(`/notes/${id}`);
    await expect(page.getByText('Shared by Marianne Dashwood')).toBeVisible();
    await look(`note, shared: ${permission}`);
  }
});
