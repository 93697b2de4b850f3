import type { Page } from '@playwright/test';
import { crash } from '../chromium/crash.ts';
import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { moveIn, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { UnsavedRecording } from '../screens/unsaved-recording.ts';
import { expect, test } from '../walk.ts';
import { DASHWOOD } from '../words/recordings.ts';
import { wordErrorRate } from '../words/word-error-rate.ts';

test.use({ launchOptions: launchOptions(speakIntoMicrophone('dashwood.wav')) });

test('what was said before the tab crashed is offered again, and becomes a note with its words', async ({ page }) => {
  await moveIn(page, someone('Elinor'));
  await recordUntil(page, 9, 'Before the crash');

  const after = await crash(page);
  await after.goto('/notes');
  const unsaved = new UnsavedRecording(after, 'Before the crash');
  await expect(unsaved.card).toContainText(/0:(0[89]|[1-5]\d)/);
  await unsaved.resumeSaving();
  await expectSaved(after, 'Before the crash');
  await expect(unsaved.card).toHaveCount(0);
});

test('a recording is left only by who means it, and is gone only when it is discarded', async ({ page }) => {
  await moveIn(page, someone('Marianne'));
  await recordUntil(page, 2, 'Not to be lost');
  const question = page.getByRole('alertdialog', { name: 'Leave this recording?' });
  const insights = page.getByRole('link', { name: 'Insights' });
  await insights.click();
  await expect(question).toContainText('stays on this device');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(insights).toBeFocused();
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();

  const asked = page.waitForEvent('dialog');
  const reloading = page.reload({ timeout: 3_000 }).catch(() => undefined);
  const browsersQuestion = await asked;
  expect(browsersQuestion.type()).toBe('beforeunload');
  await browsersQuestion.dismiss();
  await reloading;
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();

  await insights.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Insights Coming Soon' })).toBeVisible();
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  const unsaved = new UnsavedRecording(page, 'Not to be lost');
  await expect(unsaved.card).toBeVisible();
  await unsaved.discard();
  await expect(unsaved.card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No notes found. Start by recording a new note!')).toBeVisible();
  await expect(unsaved.card).toHaveCount(0);
});

test('a recording whose sending is refused stays in the panel, and is sent at the next try', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/\/api\/transcribe .*\b401\b/);
  await moveIn(page, someone('Margaret'));
  const panel = await recordUntil(page, 9, 'Said only once');
  await panel.stopRecording();
  // As if they had signed out everywhere, from somewhere else.
  const cookies = await context.cookies();
  await context.clearCookies();
  await panel.save();
  await expect(page.getByText('Failed to transcribe and save the recording.').first()).toBeVisible();
  await expect(panel.problem).toContainText('Your audio is still here.');

  await context.addCookies(cookies);
  await panel.tryAgain();
  await expectSaved(page, 'Said only once');
});

async function recordUntil(page: Page, seconds: number, title: string): Promise<NewNotePanel> {
  const panel = await NewNotePanel.open(page);
  await panel.startRecording();
  await panel.nameIt(title);
  await panel.untilRecorded(seconds);
  return panel;
}

async function expectSaved(page: Page, title: string): Promise<void> {
  await expect(page.getByText('Voice note saved successfully!').first()).toBeVisible({ timeout: 45_000 });
  await new NoteCard(page, title).open();
  expect(wordErrorRate(DASHWOOD, await new NotePage(page).words())).toBeLessThanOrEqual(0.1);
}
