import type { Page } from '@playwright/test';
import { expect, test } from '../accessibility-fixtures.ts';
import { pressAt, tabTo } from '../chromium/tab-to.ts';
import { saveNote, saveNotes } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NoteCard } from '../screens/note-card.ts';

const SENTENCE = 'I am so happy about the garden!';
const WORDS = `It has rained since the morning. ${SENTENCE} We had bread.`;

const mood = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Mood of this note' });
/** Moods are found a little after a note is saved. */
const untilFound = (page: Page) => expect(mood(page, /^Mood: .*Positive$/).first()).toBeVisible({ timeout: 60_000 });

test('the mood of a note says what it rests on, and keeps what a person chose', async ({ page, look }) => {
  test.slow();
  const { keyboard } = page;
  await createAccount(page, someone('Elinor'));
  await saveNote(page, 'The garden', WORDS);

  await test.step('on its page', async () => {
    await untilFound(page);
    await new NoteCard(page, 'The garden').open();
    await expect(page.getByRole('list', { name: 'About this note' }).getByText(SENTENCE)).toBeVisible();
    await look('a note with the sentence of its mood');
  });

  await test.step('corrected by keyboard alone', async () => {
    await pressAt(mood(page, /^Mood: /));
    await expect(sheet(page).getByText(SENTENCE)).toBeVisible();
    await look('the mood of a note');
    await tabTo(sheet(page).getByRole('radio', { checked: true }));
    while (!(await sheet(page).getByRole('radio', { name: 'Very Negative' }).isChecked()))
      await keyboard.press('ArrowDown');
    await expect(
      sheet(page).getByText(/^Very Negative, chosen by hand\. Its words were found to be: .*Positive\.$/),
    ).toBeVisible();
    await look('a mood that was corrected');
    await keyboard.press('Escape');
    await expect(mood(page, 'Mood: Very Negative')).toBeFocused();
  });

  await test.step('its words are read anew, and it stays', async () => {
    const id = page.url().match(/\d+$/)?.[0];
    const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
    const transcript = 'This is the happiest day of my life!';
    const data = { transcript };
    expect((await page.request.post(`/api/notes/${id}/update-transcript`, { headers, data })).ok()).toBe(true);
    await expect(async () => {
      await page.reload();
      await mood(page, 'Mood: Very Negative').click();
      await expect(sheet(page).getByText(/^Very Negative, chosen by hand\./)).toBeVisible();
      await expect(sheet(page).getByText(transcript)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 120_000 });
    await expect(sheet(page).getByText(/^Very Negative, chosen by hand\./)).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('list', { name: 'About this note' })).not.toContainText(transcript);
  });

  await test.step('it counts in the insights, whose mark leads to it', async () => {
    await page.getByRole('link', { name: 'Back to notes' }).click();
    await saveNotes(page, ['Second', 'Third', 'Fourth', 'Fifth'], 'The bread is in the cupboard.');
    await page.getByRole('link', { name: 'Insights' }).click();
    await page
      .getByRole('table', { name: 'Mood over time' })
      .getByRole('link', { name: /^Very Negative: 1 note/ })
      .click();
    await expect(page).toHaveURL(/\/notes\?sentiment=very_negative&shared=mine&from=/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: 'The garden' })).toBeVisible();
    await look('the list behind a mark');
  });

  await test.step('taken back on its card', async () => {
    // In a list of this mood the note goes, and its sheet with it.
    await page.goto('/notes');
    await new NoteCard(page, 'The garden').card.getByRole('button', { name: 'Mood: Very Negative' }).click();
    await sheet(page)
      .getByRole('button', { name: /^As found: .*Positive$/ })
      .click();
    await expect(sheet(page).getByText(/Positive, as found in its words\.$/)).toBeVisible();
    await keyboard.press('Escape');
    await page.goto('/notes');
    await expect(
      new NoteCard(page, 'The garden').card.getByRole('button', { name: /^Mood: .*Positive$/ }),
    ).toBeVisible();
  });
});
