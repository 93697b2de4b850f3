import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { createAccount, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { SavingCard } from '../screens/saving-card.ts';
import { UnsavedRecording } from '../screens/unsaved-recording.ts';
import { expect, test } from '../fixtures.ts';
import { DASHWOOD } from '../words/recordings.ts';
import { wordErrorRate } from '../words/word-error-rate.ts';

test.use({ launchOptions: launchOptions(speakIntoMicrophone('dashwood.wav')) });

test('what is said into the microphone stands on the saved note', async ({ page }) => {
  await createAccount(page, someone('Elinor'));
  const panel = await NewNotePanel.open(page);
  await panel.startRecording();
  await panel.untilRecorded(9);
  await panel.stopRecording();
  await panel.saveAs('Walking home');

  const card = new NoteCard(page, 'Walking home');
  await card.open();
  const note = new NotePage(page);
  expect(wordErrorRate(DASHWOOD, await note.words())).toBeLessThanOrEqual(0.1);
  await note.player.play();
  await note.player.expectPosition(0.5);
  expect(await note.player.lengthSeconds()).toBeGreaterThan(8);
});

test('a paused recording stands still and goes on where it was', async ({ page }) => {
  await createAccount(page, someone('Marianne'));
  const panel = await NewNotePanel.open(page);
  await panel.startRecording();
  await panel.untilRecorded(2);
  await panel.pause();
  await panel.untilStill();
  const pausedAt = await panel.timer.textContent();
  await page.waitForTimeout(2_500);
  await expect(panel.timer).toHaveText(pausedAt ?? '');
  await panel.resume();
  await panel.untilRecorded(5);
  await panel.stopRecording();
  await panel.saveAs('Half a thought');

  const { player } = new NoteCard(page, 'Half a thought');
  await expect.poll(() => player.lengthSeconds()).toBeGreaterThan(4);
  expect(await player.lengthSeconds()).toBeLessThan(7);
});

test('a second recording begins while the first is saved, and both become notes', async ({ page }) => {
  await createAccount(page, someone('Elinor'));
  const panel = await NewNotePanel.open(page);
  let answer: () => void = () => undefined;
  const isLetThrough = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/uploads/*/transcribe', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await panel.startRecording();
  await panel.nameIt('First thought');
  await panel.untilRecorded(3);
  await panel.stopRecording();
  await panel.save();
  const first = new SavingCard(page, 'First thought');
  await expect(first.card.getByRole('progressbar')).toBeVisible();

  const next = await NewNotePanel.open(page);
  await next.startRecording();
  await next.nameIt('Second thought');
  await next.untilRecorded(2);
  await expect(first.card).toBeVisible();
  await next.stopRecording();
  await next.save();
  await expect(new SavingCard(page, 'Second thought').card).toBeVisible();
  answer();
  await expect(page.locator('article[aria-busy="false"], article:not([aria-busy])')).toHaveCount(2, {
    timeout: 90_000,
  });
  await new NoteCard(page, 'First thought').open();
  await expect.poll(() => new NotePage(page).player.lengthSeconds()).toBeGreaterThan(2);
});

test('a saving that is cancelled leaves the recording here, and one that is cut off by a reload goes on by itself', async ({
  page,
}) => {
  await createAccount(page, someone('Marianne'));
  const panel = await NewNotePanel.open(page);
  await page.route('**/api/uploads/*/transcribe', () => undefined);
  await panel.startRecording();
  await panel.nameIt('On second thought');
  await panel.untilRecorded(3);
  await panel.stopRecording();
  await panel.save();
  const question = await new SavingCard(page, 'On second thought').cancel();
  await question.getByRole('button', { name: 'Keep on this device' }).click();
  const unsaved = new UnsavedRecording(page, 'On second thought');
  await unsaved.resumeSaving();
  await expect(new SavingCard(page, 'On second thought').card).toBeVisible();
  await expect(unsaved.card).toHaveCount(0);

  await page.unroute('**/api/uploads/*/transcribe');
  await page.reload();
  await expect(page.getByText('Note saved successfully!').first()).toBeVisible({ timeout: 90_000 });
  await new NoteCard(page, 'On second thought').open();
});
