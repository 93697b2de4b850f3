import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { createAccount, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
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
