import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { readRecording, saveNote, saveSpokenNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

test('a deleted note comes back by Undo, with its tags, comments and sound, in every window', async ({
  page,
  context,
}) => {
  await createAccount(page, someone('Elinor'));
  await saveNote(page, 'The first', 'I shall miss the library most of all.');
  await saveSpokenNote(page, 'The second', await readRecording('dashwood.wav'));
  await saveNote(page, 'The third', 'And the garden.');
  const [card, note] = [new NoteCard(page, 'The second'), new NotePage(page)];
  await card.open();
  await note.addTag('norland');
  await note.comment('Was he?');
  await page.getByRole('link', { name: 'Back to notes' }).click();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(titles(other)).toHaveText(['The third', 'The second', 'The first']);

  await card.delete();
  await expect(titles(page)).toHaveText(['The third', 'The first']);
  await expect(titles(other)).toHaveText(['The third', 'The first']);
  await undo(page).click();
  await expect(page.getByText('Note restored').first()).toBeVisible();
  await expect(titles(page)).toHaveText(['The third', 'The second', 'The first']);
  await expect(titles(other)).toHaveText(['The third', 'The second', 'The first']);

  await page.reload();
  await card.player.play();
  await expect.poll(() => card.player.positionSeconds()).toBeGreaterThan(0);
  await card.open();
  await expect(note.comments.getByRole('article')).toContainText('Was he?');
  await expect(page.getByText('norland').first()).toBeVisible();
  expect(await note.words()).toContain('Dashwood');
});

test('Undo of a deleted note is reached by the keyboard, and who leaves it has deleted the note', async ({ page }) => {
  const { keyboard } = page;
  await createAccount(page, someone('Marianne'));
  await saveNote(page, 'Leaving Norland', 'I shall miss the library most of all.');
  const card = new NoteCard(page, 'Leaving Norland');
  await card.delete();
  await keyboard.press('F8');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(undo(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(card.card).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await card.delete();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await expect(page.getByText(/No notes found/)).toBeVisible();
});
