import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { createAccount, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { UnsavedRecording } from '../screens/unsaved-recording.ts';
import { expect, test } from '../fixtures.ts';
import { DASHWOOD } from '../words/recordings.ts';
import { wordErrorRate } from '../words/word-error-rate.ts';

test.use({ launchOptions: launchOptions(speakIntoMicrophone('dashwood.wav')) });

test('without a network the app opens and records, and what was said is sent when the network is back', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  await createAccount(page, someone('Elinor'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Elinor Dashwood');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('Your notes could not be loaded.')).toBeVisible();
  const panel = await NewNotePanel.open(page);
  await panel.startRecording();
  await panel.untilRecorded(9);
  await panel.stopRecording();
  await panel.nameIt('On the heath');
  await panel.save();
  await expect(page.getByText('Kept on this device').first()).toBeVisible();
  const unsaved = new UnsavedRecording(page, 'On the heath');
  await expect(unsaved.card).toContainText('Waits for the network');
  await page.reload();
  await expect(unsaved.card).toContainText('Waits for the network');

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  const note = new NoteCard(page, 'On the heath');
  await expect(note.card.getByRole('link')).toBeVisible({ timeout: 45_000 });
  await expect(unsaved.card).toHaveCount(0);
  await note.open();
  expect(wordErrorRate(DASHWOOD, await new NotePage(page).words())).toBeLessThanOrEqual(0.1);
});
