import type { Page } from '@playwright/test';
import { launchOptions } from '../../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../../chromium/speak-into-microphone.ts';
import { haveMicrophoneWithPlug, unplugMicrophone } from '../../chromium/unplug-microphone.ts';
import { createAccount, someone } from '../../people.ts';
import { beginRecording, sendQuiet } from '../../send-quiet.ts';
import { LeftElsewhere } from '../../screens/left-elsewhere.ts';
import { NewNotePanel } from '../../screens/new-note-panel.ts';
import { RecorderDock } from '../../screens/recorder-dock.ts';
import { SavingCard } from '../../screens/saving-card.ts';
import { UnsavedRecording } from '../../screens/unsaved-recording.ts';
import { expect, test } from '../../accessibility-fixtures.ts';
import { fixture } from '../../words/recordings.ts';

test.use({ launchOptions: launchOptions(speakIntoMicrophone('amiable.wav')) });

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });

test('axe finds nothing wrong with the recorder', async ({ page, look, expectConsoleErrors }) => {
  test.slow();
  expectConsoleErrors(/\/api\/uploads\/[^/]+\/transcribe .*\b507\b/);
  await haveMicrophoneWithPlug(page);
  await createAccount(page, someone('Elinor'));
  const panel = await NewNotePanel.open(page);
  await look('recorder');
  await panel.startRecording();
  await look('recording');
  await page.getByRole('link', { name: 'Insights' }).click();
  const dock = new RecorderDock(page);
  await expect(dock.bar).toBeVisible();
  await look('recording, on another screen');
  await dock.pause();
  await look('recording, paused, on another screen');
  await unplugMicrophone(page);
  await expect(dock.bar.getByRole('alert')).toContainText('The microphone was unplugged.');
  await look('recording, interrupted, on another screen');
  await dock.open();
  await expect(dock.bar).toHaveCount(0);
  await look('recording, interrupted');
  await panel.stopRecording();
  await look('recorded');
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(dock.bar.getByRole('button', { name: 'Save' })).toBeVisible();
  await look('recorded, on another screen');
  await dock.open();

  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(question(page, 'Record again?')).toBeVisible();
  await look('recording again');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page, 'Keep this recording?')).toBeVisible();
  await look('cancelling a recording');
  await page.keyboard.press('Escape');

  await page.route('**/api/uploads/*/transcribe', () => undefined);
  await panel.save();
  const saving = new SavingCard(page, 'New Voice Note');
  await expect(saving.card).toBeVisible();
  await look('a recording that is being saved');
  const cancelling = await saving.cancel();
  await look('cancelling the saving of a recording');
  await cancelling.getByRole('button', { name: 'Keep on this device' }).click();
  await page.unroute('**/api/uploads/*/transcribe');
  await page.route('**/api/uploads/*/transcribe', (route) =>
    route.fulfill({ status: 507, json: { message: 'There is no room left for audio.', code: 'audio.no-room' } }),
  );
  const unsaved = new UnsavedRecording(page, 'New Voice Note');
  await unsaved.resumeSaving();
  await expect(unsaved.problem).toBeVisible();
  await look('a recording that could not be saved, with its toast');
  await unsaved.card.getByRole('button', { name: 'Listen' }).click();
  await look('a recording that is not saved');
  await unsaved.card.getByRole('button', { name: 'Discard' }).click();
  await expect(question(page, 'Discard this recording?')).toBeVisible();
  await look('discarding a recording');
  await question(page, 'Discard this recording?').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await look('a recording that was discarded, with Undo');
});

test('axe finds nothing wrong with a recording that goes on from another device', async ({ page, look }) => {
  test.slow();
  await createAccount(page, someone('Edward'));
  await beginRecording(page, 'On the train');
  await sendQuiet(page, 312);
  await page.reload();
  const left = new LeftElsewhere(page, 'On the train');
  await expect(left.card).toBeVisible({ timeout: 90_000 });
  await look('a recording that was left elsewhere');
  await left.goOn();
  const panel = new NewNotePanel(page);
  await expect(panel.timer).toHaveText(/^05:[1-5]\d/);
  await panel.untilRecorded(13);
  await look('a recording that goes on');
  await panel.stopRecording();
  await expect(page.getByText('The first 5:12, from another device,')).toBeVisible();
  await look('a recording that went on');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page, 'Keep this recording?')).toContainText('5:12 of it on another device');
  await look('cancelling a recording that went on');
  await question(page, 'Keep this recording?').getByRole('button', { name: 'Keep on this device' }).click();
  const unsaved = new UnsavedRecording(page, 'On the train');
  await unsaved.card.getByRole('button', { name: 'Listen' }).click();
  await expect(unsaved.card).toContainText('The first 5:12, from another device,');
  await look('a recording that went on and is not saved');
});

test('axe finds nothing wrong with the upload', async ({ page, look }) => {
  test.slow();
  await createAccount(page, someone('Marianne'));
  const panel = await NewNotePanel.open(page);
  await panel.choose({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear brother') });
  await expect(page.getByText('Invalid File Type').first()).toBeVisible();
  await look('upload, refused');
  await panel.choose(fixture('amiable.wav'));
  await look('upload, with a file');
  const job = {
    id: 'job',
    state: 'running',
    doneSeconds: 2,
    totalSeconds: 63,
    firstWords: 'We went home.',
    result: null,
    error: null,
  };
  await page.route('**/api/uploads/*/transcribe', (route) => route.fulfill({ status: 202, json: job }));
  await page.route('**/api/jobs/job', (route) => route.fulfill({ json: job }));
  await panel.upload();
  await expect(page.getByText('2 of 63 seconds')).toBeVisible();
  await expect(page.getByRole('log', { name: 'The first words' })).toHaveText('We went home.');
  await look('upload, under way, with the note that will be');
});
