import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { pressAt, tabTo } from '../chromium/tab-to.ts';
import { saveNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NoteCard } from '../screens/note-card.ts';
import { expect, test } from '../fixtures.ts';

/** Of what a thumb finds without looking. */
const RECORD_BUTTON_PX = 72;
const SHORT = 'The garden was lovely this morning, and the roses came through.';
const EIGHTY_WORDS = `${SHORT} `.repeat(8);

test.use({ launchOptions: launchOptions(speakIntoMicrophone('amiable.wav')) });

test('an account without notes is invited to record or to upload, by pointer and by keyboard', async ({ page }) => {
  await createAccount(page, someone('Margaret'));
  const record = page.getByRole('button', { name: 'Record your first note' });
  const disc = await record.locator('> span').boundingBox();
  expect(disc?.width).toBeGreaterThanOrEqual(RECORD_BUTTON_PX);
  expect(disc?.height).toBeGreaterThanOrEqual(RECORD_BUTTON_PX);
  await pressAt(page.getByRole('button', { name: 'Upload instead' }));
  await expect(page.getByRole('tab', { name: 'Upload Audio File', selected: true })).toBeVisible();
  await page.reload();
  await record.click();
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
});

test('what takes eighty words says so before it is asked for', async ({ page }) => {
  await createAccount(page, someone('Elinor'));
  await saveNote(page, 'Many words', EIGHTY_WORDS);
  await saveNote(page, 'Few words', SHORT);
  for (const [title, isLongEnough] of [
    ['Few words', false],
    ['Many words', true],
  ] as const) {
    await new NoteCard(page, title).open();
    await pressAt(page.getByRole('button', { name: 'Choose what to generate' }));
    for (const type of [/^Personal Narrative/, /^story/]) {
      const item = page.getByRole('menuitem', { name: type });
      await expect(item).toHaveAccessibleName(isLongEnough ? type : /Too short to reshape .* takes 80 words/);
      if (!isLongEnough) await expect(item).toBeDisabled();
    }
    await page.keyboard.press('Escape');
    await page.goto('/notes');
  }
});

test('notes are narrowed down and shown again by keyboard alone', async ({ page }) => {
  await createAccount(page, someone('Marianne'));
  await saveNote(page, 'Roses', SHORT);
  const id = await saveNote(
    page,
    'Numbers',
    'The budget meeting went badly, and the client is angry about the deadline.',
  );
  await page.goto(`/notes/${id}`);
  await tabTo(page.getByRole('textbox', { name: 'Add a tag' }));
  await page.keyboard.type('quarterly');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added tag: quarterly').first()).toBeVisible();
  await page.goto('/notes');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await pressAt(page.getByRole('button', { name: 'Filter' }));
  await pressAt(page.getByRole('checkbox', { name: /^quarterly/ }), 'Space');
  await pressAt(page.getByRole('button', { name: 'Show 1 note' }));
  await expect(cards).toHaveCount(1);
  await expect(new NoteCard(page, 'Numbers').card).toBeVisible();
  await pressAt(page.getByRole('list', { name: 'Filters in use' }).getByRole('button').first());
  await expect(cards).toHaveCount(2);
});
