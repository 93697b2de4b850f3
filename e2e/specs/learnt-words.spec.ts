import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { readRecording, saveSpokenNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';

const QUESTION = 'You wrote “Dashwoode” for “Dashwood” twice. Hear it this way from now on?';

/** A note of the same recording, in which the name is put right. */
async function correctName(page: Page, title: string, correct: 'a piece' | 'all words'): Promise<void> {
  const id = await saveSpokenNote(page, title, await readRecording('dashwood.wav'));
  await page.goto(`/notes/${id}`);
  await page.getByRole('region', { name: 'Transcript' }).getByText('Dashwood').waitFor();
  if (correct === 'a piece') await page.getByRole('button', { name: 'Play from 0:00' }).press('F2');
  else await page.getByRole('button', { name: 'Correct the words' }).click();
  const field = page.getByRole('textbox', { name: correct === 'a piece' ? 'These words' : 'Transcript' });
  await field.fill((await field.inputValue()).replace('Dashwood', 'Dashwoode'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Transcript updated successfully').first()).toBeVisible();
}

test('a name that was corrected the same way twice is offered, and heard so from then on', async ({ page }) => {
  await createAccount(page, someone('Elinor'));
  await correctName(page, 'The first', 'a piece');
  await expect(page.getByText(QUESTION)).toHaveCount(0);
  await correctName(page, 'The second', 'all words');
  await expect(page.getByText(QUESTION)).toBeVisible();

  await page.goto('/account#my-words');
  const words = page.getByRole('region', { name: 'My words' });
  await expect(words.getByText(QUESTION)).toBeVisible();
  await words.getByRole('button', { name: 'Add to my words' }).click();
  await expect(words.getByText('heard as “Dashwood”')).toBeVisible();
  await expect(words.getByText(QUESTION)).toHaveCount(0);

  const third = await saveSpokenNote(page, 'The third', await readRecording('dashwood.wav'));
  await page.goto(`/notes/${third}`);
  await expect(page.getByRole('region', { name: 'Transcript' })).toContainText('Dashwoode');
  await page.getByRole('button', { name: 'Put back “Dashwood” for “Dashwoode”' }).click();
  await expect(page.getByRole('region', { name: 'Transcript' })).not.toContainText('Dashwoode');
  await expect(page.getByText('from now on?')).toHaveCount(0);
});

test('a name that was refused is not offered again', async ({ page }) => {
  await createAccount(page, someone('Marianne'));
  await correctName(page, 'The first', 'all words');
  await correctName(page, 'The second', 'a piece');
  await expect(page.getByText(QUESTION)).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText('You will not be asked about this word again').first()).toBeVisible();
  await correctName(page, 'The third', 'a piece');
  await expect(page.getByText(QUESTION)).toHaveCount(0);
  await page.goto('/account#my-words');
  await expect(page.getByText('You have added no words yet.')).toBeVisible();
  await expect(page.getByText(QUESTION)).toHaveCount(0);
});
