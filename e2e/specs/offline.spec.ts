import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { keptTitles } from '../kept-titles.ts';
import { saveNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { UnsavedRecording } from '../screens/unsaved-recording.ts';
import { expect, test } from '../accessibility-fixtures.ts';
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
  await expect(note.card.getByRole('link')).toBeVisible({ timeout: 90_000 });
  await expect(unsaved.card).toHaveCount(0);
  await note.open();
  expect(wordErrorRate(DASHWOOD, await new NotePage(page).words())).toBeLessThanOrEqual(0.1);
});

test('the last notes are read and searched without a network, and nothing of them stays after signing out', async ({
  page,
  context,
  look,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  // Asked for again when the network is back.
  expectConsoleErrors(/notes\/999999 .*404/);
  await createAccount(page, someone('Marianne'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await saveNote(page, 'Leaving Norland', 'I shall miss the library most of all.');
  await saveNote(page, 'Barton Cottage', 'The hills are all around us.');
  await page.reload();
  await expect.poll(() => keptTitles(page)).toEqual(['Barton Cottage', 'Leaving Norland']);

  await context.setOffline(true);
  await page.reload();
  const norland = page.getByRole('link', { name: 'Leaving Norland' });
  await expect(norland).toBeVisible();
  await page.getByRole('searchbox').fill('most library');
  await expect(page.getByText('You are offline: searching the notes kept on this device')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Barton Cottage' })).toHaveCount(0);
  await look('kept notes, searched');
  await norland.click();
  await expect(page.getByText('I shall miss the library most of all.')).toBeVisible();
  await expect(page.getByText('These are the words that this device has kept')).toBeVisible();
  await look('kept note');
  await page.goto('/notes/999999');
  await expect(page.getByText('This note could not be loaded yet.')).toBeVisible();
  await expect(page.getByText('Note Not Found')).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Note Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => keptTitles(page)).toEqual([]);

  await createAccount(page, someone('Lucy'));
  expect(await keptTitles(page)).toEqual([]);
});
