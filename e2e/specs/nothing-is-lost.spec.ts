import type { Page } from '@playwright/test';
import { crash } from '../chromium/crash.ts';
import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { haveMicrophoneWithPlug, unplugMicrophone } from '../chromium/unplug-microphone.ts';
import { untilArrived } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { RecorderDock } from '../screens/recorder-dock.ts';
import { UnsavedRecording } from '../screens/unsaved-recording.ts';
import { expect, test } from '../fixtures.ts';
import { DASHWOOD } from '../words/recordings.ts';
import { wordErrorRate } from '../words/word-error-rate.ts';

test.use({ launchOptions: launchOptions(speakIntoMicrophone('dashwood.wav')) });

test('what was said before the tab crashed is offered again, and becomes a note with its words', async ({ page }) => {
  await createAccount(page, someone('Elinor'));
  await recordUntil(page, 9, 'Before the crash');

  const after = await crash(page);
  await after.goto('/notes');
  const unsaved = new UnsavedRecording(after, 'Before the crash');
  await expect(unsaved.card).toContainText(/0:(0[89]|[1-5]\d)/);
  await unsaved.resumeSaving();
  await expectSaved(after, 'Before the crash');
  await expect(unsaved.card).toHaveCount(0);
});

test('a recording goes on over three screens, is saved from there, and has every word', async ({ page }) => {
  await createAccount(page, someone('Fanny'));
  await recordUntil(page, 1, 'Said on the way');
  const dock = new RecorderDock(page);
  await expect(dock.bar).toHaveCount(0);
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { name: 'Insights Coming Soon' })).toBeVisible();
  await dock.untilRecorded(3);
  await expect(page).toHaveTitle(/^● 0:\d\d · Insights · Stitchbook$/);
  await page.getByRole('link', { name: 'Creations' }).click();
  await expect(page.getByRole('heading', { name: 'Your Creations' })).toBeVisible();
  await dock.untilRecorded(6);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Insights Coming Soon' })).toBeVisible();
  await dock.untilRecorded(9);
  await dock.stop();
  await expect(page).toHaveTitle('Insights · Stitchbook');
  await dock.save();
  await expect(page.getByText('Note saved successfully!').first()).toBeVisible({ timeout: 90_000 });
  await expect(dock.bar).toHaveCount(0);
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await new NoteCard(page, 'Said on the way').open();
  expect(wordErrorRate(DASHWOOD, await new NotePage(page).words())).toBeLessThanOrEqual(0.1);
});

test('a microphone that is unplugged is said at once, and goes on in the same recording when it is back', async ({
  page,
}) => {
  await haveMicrophoneWithPlug(page);
  await createAccount(page, someone('Lucy'));
  const panel = await recordUntil(page, 3, 'In two parts');
  await unplugMicrophone(page);
  await expect(page.getByRole('alert')).toContainText('The microphone was unplugged.');
  await panel.untilStill();
  const before = await panel.timer.textContent();
  await page.waitForTimeout(2500);
  await expect(panel.timer).toHaveText(String(before));
  await panel.resume();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await panel.untilRecorded(6);
  await panel.stopRecording();
  await panel.save();
  await expect(page.getByText('Voice note saved successfully!').first()).toBeVisible({ timeout: 90_000 });
});

test('a recording is ended only by who means it, and is gone only when it is discarded', async ({ page }) => {
  await createAccount(page, someone('Marianne'));
  const panel = await recordUntil(page, 2, 'Not to be lost');

  const asked = page.waitForEvent('dialog');
  const reloading = page.reload({ timeout: 3_000 }).catch(() => undefined);
  const browsersQuestion = await asked;
  expect(browsersQuestion.type()).toBe('beforeunload');
  await browsersQuestion.dismiss();
  await reloading;
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();

  await panel.cancel('Discard');
  const unsaved = new UnsavedRecording(page, 'Not to be lost');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unsaved.card).toBeVisible();
  await unsaved.discard();
  await expect(unsaved.card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No notes found. Start by recording a new note!')).toBeVisible();
  await expect(unsaved.card).toHaveCount(0);
});

test('a recording that is saved after the session has ended waits, and is sent by itself once the person is back', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/\b401\b/);
  await createAccount(page, someone('Margaret'));
  const panel = await recordUntil(page, 9, 'Said only once');
  await panel.stopRecording();
  // An answer that is still on its way would bring the session back.
  await untilArrived(page);
  // As if they had signed out everywhere, from somewhere else.
  const cookies = await context.cookies();
  await context.clearCookies();
  await panel.save();
  await expect(page.getByText('It is sent as soon as you have signed in again.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  await expect(new UnsavedRecording(page, 'Said only once').card).toContainText('Waits until you sign in again');

  await context.addCookies(cookies);
  await comeBackTo(page);
  await expect(page.getByText('You are signed out.')).toHaveCount(0);
  await expectSaved(page, 'Said only once', 'Note saved successfully!');
});

test('a recording waits for the person whose it is when somebody else signs in in the same browser', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/\b401\b/);
  await createAccount(page, someone('Edward'));
  const panel = await recordUntil(page, 9, 'Only for Edward');
  await panel.stopRecording();
  await untilArrived(page);
  const cookies = await context.cookies();
  await context.clearCookies();
  const other = await context.newPage();
  await createAccount(other, someone('Lucy'));
  await panel.save();
  await expect(page.getByText('Somebody else has signed in in this browser.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('No notes found. Start by recording a new note!')).toBeVisible();
  await other.close();

  await context.clearCookies();
  await context.addCookies(cookies);
  await comeBackTo(page);
  await expectSaved(page, 'Only for Edward', 'Note saved successfully!');
});

/** As a tab that was in the background. */
async function comeBackTo(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function recordUntil(page: Page, seconds: number, title: string): Promise<NewNotePanel> {
  const panel = await NewNotePanel.open(page);
  await panel.startRecording();
  await panel.nameIt(title);
  await panel.untilRecorded(seconds);
  return panel;
}

async function expectSaved(page: Page, title: string, said = 'Voice note saved successfully!'): Promise<void> {
  await expect(page.getByText(said).first()).toBeVisible({ timeout: 90_000 });
  await new NoteCard(page, title).open();
  expect(wordErrorRate(DASHWOOD, await new NotePage(page).words())).toBeLessThanOrEqual(0.1);
}
