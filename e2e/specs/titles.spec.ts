import type { Page } from '@playwright/test';
import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { pressAt } from '../chromium/tab-to.ts';
import { createAccount, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { untilKept } from '../until-kept.ts';
import { expect, test } from '../fixtures.ts';

test.use({ launchOptions: launchOptions(speakIntoMicrophone('amiable.wav')) });

const UNNAMED = 'New Voice Note';
/** How a note begins in which 'He might even have been made amiable himself' is said over and over. */
const OF_ITS_WORDS = /^He might even have been made/;
/** How long words and their title may be on their way, on a machine that is busy with other things. */
const LIMIT = { timeout: 90_000 };

const offer = (page: Page) => page.getByRole('button', { name: 'Use this title' });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const untilSaved = (page: Page) => expect(page.getByText('Voice note saved successfully!').first()).toBeVisible(LIMIT);

test('a note that was not named is given the title that its words lead to, by pointer', async ({ page }) => {
  test.slow();
  await createAccount(page, someone('Elinor'));
  const recorder = await NewNotePanel.open(page);
  await recorder.startRecording();
  await recorder.untilRecorded(4);
  await recorder.stopRecording();
  await recorder.save();
  await untilSaved(page);
  await new NoteCard(page, UNNAMED).open();
  await expect(offer(page)).toBeVisible(LIMIT);
  await expect(offer(page)).toHaveAccessibleDescription(/^Suggested title: He might even/);

  await offer(page).click();
  await expect(title(page, OF_ITS_WORDS)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title(page, UNNAMED)).toBeVisible();

  await offer(page).click();
  await expect(page.getByText('Title updated successfully').first()).toBeVisible();
  await page.reload();
  await expect(title(page, OF_ITS_WORDS)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('by keyboard alone it takes one key, and none at all for who wants it so', async ({ page }) => {
  test.slow();
  const { keyboard } = page;
  const record = async () => {
    await keyboard.press('Shift+N');
    await new NewNotePanel(page).untilRecorded(4);
    await keyboard.press('ControlOrMeta+S');
    await untilSaved(page);
  };
  const open = (name: string | RegExp) => pressAt(page.getByRole('article').getByRole('link', { name }));
  await createAccount(page, someone('Marianne'));

  await test.step('one key', async () => {
    await record();
    await open(UNNAMED);
    await expect(offer(page)).toBeVisible(LIMIT);
    await keyboard.press('t');
    await expect(title(page, OF_ITS_WORDS)).toBeVisible();
    await expect(page.getByText('Title updated successfully').first()).toBeVisible();
    await page.reload();
    await expect(title(page, OF_ITS_WORDS)).toBeVisible();
  });

  await test.step('no key', async () => {
    await page.goto('/account');
    const setting = page.getByRole('checkbox', { name: 'Title notes for me' });
    await untilKept(page, () => pressAt(setting, 'Space'));
    await expect(setting).toBeChecked();
    await page.reload();
    await expect(setting).toBeChecked();
    await record();
    await expect(page.getByRole('article', { name: OF_ITS_WORDS })).toHaveCount(2, LIMIT);
    await expect(page.getByRole('article', { name: UNNAMED })).toHaveCount(0);
  });
});
