import type { Page } from '@playwright/test';
import { expect, test } from '../accessibility-fixtures.ts';
import { pressAt, tabTo } from '../chromium/tab-to.ts';
import { readRecording, saveNote, saveSpokenNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { joinRecordings, silence } from '../words/recordings.ts';

const DENTIST =
  'I slept badly again. My teeth will be checked on Thursday at nine in the morning. I must bring the card.';
const GARDEN = 'The tomatoes in the greenhouse are nearly ripe. They are watered every evening.';

/** Notes can be found by what they mean a little after they are saved. */
const untilKnown = (page: Page, notes: number) =>
  expect(async () => {
    const progress = (await (await page.request.get('/api/notes/meaning')).json()) as { ready: number };
    expect(progress.ready).toBe(notes);
  }).toPass({ timeout: 90_000 });

async function saveSpoken(page: Page): Promise<number> {
  const [amiable, dashwood] = [await readRecording('amiable.wav'), await readRecording('dashwood.wav')];
  const buffer = joinRecordings([amiable.buffer, silence(1.5), dashwood.buffer]);
  return saveSpokenNote(page, 'Inheritance', { name: 'two.wav', buffer });
}

/** Of what plays. */
const heardSeconds = (page: Page) =>
  page.evaluate(() => {
    const playing = [...document.querySelectorAll('audio')].find((audio) => !audio.paused);
    return playing?.currentTime ?? -1;
  });

test('a note is found by a paraphrase, and opened at its moment', async ({ page, look }) => {
  test.slow();
  await createAccount(page, someone('Elinor'));
  const id = await saveSpoken(page);
  await saveNote(page, 'Monday', DENTIST);
  await saveNote(page, 'Garden', GARDEN);
  await untilKnown(page, 3);
  await page.goto('/notes');
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('how generous the brother could be to the ladies');
  const close = page.getByRole('region', { name: 'Close in meaning' });
  await expect(close.getByText('John Dashwood', { exact: false })).toBeVisible();
  await look('what is close in meaning');
  await tabTo(close.getByRole('link', { name: 'Inheritance' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/notes/${id}\\?at=[\\d.]+$`));
  await expect(page.getByRole('slider', { name: 'Seek' })).not.toHaveValue('0');
});

test('notes are asked, and the quote is heard', async ({ page, look }) => {
  test.slow();
  await createAccount(page, someone('Marianne'));
  await saveSpoken(page);
  await saveNote(page, 'Monday', DENTIST);
  await saveNote(page, 'Garden', GARDEN);
  await untilKnown(page, 3);

  await test.step('from the link above the notes, by keyboard', async () => {
    await page.goto('/notes');
    await pressAt(page.getByRole('main').getByRole('link', { name: 'Ask your notes' }), 'Enter');
    await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused();
    await look('where notes are asked');
  });

  await test.step('from the search, by its question mark', async () => {
    await page.goto('/notes');
    await page.getByRole('searchbox', { name: 'Search notes' }).fill('When will my teeth be checked?');
    await page.getByRole('link', { name: 'Ask your notes: When will my teeth be checked?' }).click();
    const answers = page.getByRole('region', { name: 'What your notes say' });
    await expect(answers.getByText('My teeth will be checked on Thursday at nine in the morning.')).toBeVisible();
    await look('an answer');
  });

  await test.step('by keyboard alone, and heard', async () => {
    await pressAt(page.getByRole('textbox', { name: 'Your question' }), 'ControlOrMeta+A');
    await page.keyboard.type('What did John Dashwood have leisure to consider?');
    await page.keyboard.press('Enter');
    const play = page.getByRole('button', { name: /^Play “Inheritance” from 0:0[2-9]$/ }).first();
    await pressAt(play, 'Enter');
    await expect.poll(() => heardSeconds(page)).toBeGreaterThan(2);
    await pressAt(page.getByRole('button', { name: 'Pause “Inheritance”' }).first(), 'Enter');
  });

  await test.step('what nothing answers', async () => {
    await page.goto('/ask?q=Which%20planets%20have%20rings%3F');
    await expect(page.getByText('Nothing in your notes answers this.').last()).toBeVisible();
    await look('no answer');
  });
});

test('a note is left for one about the same', async ({ page }) => {
  test.slow();
  await createAccount(page, someone('Margaret'));
  const id = await saveNote(page, 'Garden', GARDEN);
  await saveNote(page, 'Monday', DENTIST);
  await saveNote(page, 'Greenhouse', 'Ripe tomatoes at last, and the greenhouse has to be watered tonight.');
  await untilKnown(page, 3);
  await page.goto(`/notes/${id}`);
  const related = page.getByRole('region', { name: 'Notes about the same' });
  await expect(related.getByRole('link')).toHaveCount(1);
  await pressAt(related.getByRole('link', { name: 'Greenhouse' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Greenhouse' })).toBeVisible();
});
