import type { Page } from '@playwright/test';
import { crash } from '../chromium/crash.ts';
import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { createAccount, signIn, someone } from '../people.ts';
import { LeftElsewhere } from '../screens/left-elsewhere.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { UnsavedRecording } from '../screens/unsaved-recording.ts';
import { expect, test } from '../fixtures.ts';
import { DASHWOOD, fixture } from '../words/recordings.ts';
import { wordErrorRate } from '../words/word-error-rate.ts';

test.use({ launchOptions: launchOptions(speakIntoMicrophone('dashwood.wav')) });

test('what was said on a device that died is saved on another one, but for a last second', async ({
  page,
  openOtherBrowser,
}) => {
  test.slow();
  const person = someone('Elinor');
  await createAccount(page, person);
  const panel = await NewNotePanel.open(page);
  await panel.nameIt('On the train');
  await panel.startRecording();
  await panel.untilRecorded(10);
  const said = Number((await panel.timer.textContent())?.split(':').at(-1));
  const after = await crash(page);

  const other = await openOtherBrowser();
  await signIn(other, person);
  const left = new LeftElsewhere(other, 'On the train');
  // As long as pieces may still come it is not offered.
  await expect(left.card).toContainText('Recording from another device', { timeout: 90_000 });
  expect(await left.seconds()).toBeGreaterThanOrEqual(said - 1);
  await left.save();
  await expect(other.getByText('Voice note saved successfully!').first()).toBeVisible({ timeout: 90_000 });
  await expect(left.card).toHaveCount(0);
  await expectWords(other, 'On the train');

  // The device itself, once it is back, has a draft that is a note already, or one that is longer.
  await after.goto('/notes');
  await expect(new NoteCard(after, 'On the train').card).toBeVisible();
  await expect(new UnsavedRecording(after, 'On the train').card).toBeVisible();
  await expect(new LeftElsewhere(after, 'On the train').card).toHaveCount(0);
});

test('a network that is away for a while costs nothing of a recording', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await createAccount(page, someone('Marianne'));
  const panel = await NewNotePanel.open(page);
  await panel.startRecording();
  await panel.untilRecorded(3);
  await expect.poll(() => arrivedSeconds(page)).toBeGreaterThan(2);
  await context.setOffline(true);
  await panel.untilRecorded(7);
  await context.setOffline(false);
  await panel.untilRecorded(9);
  await expect.poll(() => arrivedSeconds(page)).toBeGreaterThan(8);
  await panel.stopRecording();
  await panel.saveAs('Through the tunnel');
  await expectWords(page, 'Through the tunnel');
});

test('a file that loses the network waits for it, and becomes a note', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await createAccount(page, someone('Edward'));
  const panel = await NewNotePanel.open(page);
  await panel.choose(fixture('dashwood.wav'));
  await panel.nameIt('A letter');
  await context.setOffline(true);
  await panel.upload();
  await expect(page.getByText('Waits for the network.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Voice note uploaded and saved successfully!').first()).toBeVisible({ timeout: 90_000 });
});

test('words stand on the screen while they are spoken, and are those of the note', async ({ page }) => {
  await createAccount(page, someone('Margaret'));
  const panel = await NewNotePanel.open(page);
  await panel.startRecording();
  await expect(panel.wordsSoFar).toContainText(/John Dashwood/i, { timeout: 120_000 });
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await panel.untilRecorded(9);
  await panel.stopRecording();
  await expect(panel.wordsSoFar).toContainText(/in his power to do for them/i, { timeout: 120_000 });
  await panel.saveAs('Read while it was said');
  await expectWords(page, 'Read while it was said');
});

/** Of the one recording that is being made. */
async function arrivedSeconds(page: Page): Promise<number> {
  const [upload] = (await (await page.request.get('/api/uploads', { maxRetries: 2 })).json()) as { seconds: number }[];
  return upload?.seconds ?? 0;
}

async function expectWords(page: Page, title: string): Promise<void> {
  await new NoteCard(page, title).open();
  expect(wordErrorRate(DASHWOOD, await new NotePage(page).words())).toBeLessThanOrEqual(0.1);
}
