import type { Page } from '@playwright/test';
import { expect, test } from '../accessibility-fixtures.ts';
import { readRecording, saveSpokenNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { joinRecordings, silence } from '../words/recordings.ts';

test('playback goes on through navigation', async ({ page, look, expectConsoleErrors }) => {
  test.slow();
  expectConsoleErrors(/\b404\b|The audio stopped|could not be played/);
  const { buffer } = await readRecording('dashwood.wav');
  await createAccount(page, someone('Elinor'));
  const recording = { name: 'long.wav', buffer: joinRecordings([buffer, silence(60)]) };
  await saveSpokenNote(page, 'A long walk', recording);
  await page.goto('/notes');
  const { card, player } = new NoteCard(page, 'A long walk');
  const bar = page.getByRole('region', { name: 'Player' });
  const section = (name: string) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });

  await test.step('from the list to other screens', async () => {
    await expect.poll(() => player.stitches()).toBeGreaterThan(20);
    await player.play();
    await player.expectPosition(0.3);
    await expect(bar).toBeHidden();
    await section('Creations').click();
    await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expectToPlayOn(page);
    await expect.poll(() => titleInSystem(page)).toBe('A long walk');
    await page.getByRole('link', { name: 'Insights' }).click();
    await expectToPlayOn(page);
  });

  await test.step('to the page of the note and back, without a gap', async () => {
    const before = await position(page);
    await bar.getByRole('link', { name: 'A long walk' }).click();
    const note = new NotePage(page);
    await note.words();
    await expect(bar).toBeHidden();
    await note.player.expectPosition(before);
    await page.getByRole('link', { name: 'Back to notes' }).click();
    await player.expectPosition(before);
    await expect(bar).toBeHidden();
    await player.pause();
  });

  await test.step('it is dragged in the bar, closed there, and found again where it was', async () => {
    await section('Creations').click();
    await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    const slider = bar.getByRole('slider', { name: 'Seek' });
    const box = await slider.boundingBox();
    if (!box) throw new Error('The progress bar is not on the screen.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.2, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, middle, { steps: 5 });
    await page.mouse.up();
    await expect(slider).toHaveAttribute('aria-valuetext', /^0:3\d of 1:\d\d$/);
    await look('player at the foot of the window, paused');
    await bar.getByRole('button', { name: 'Close the player' }).click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => titleInSystem(page)).toBeNull();
    await section('Notes').click();
    await player.expectPosition(30, 40);
  });

  await test.step('a deleted note stops, and the bar says why', async () => {
    await card.getByRole('button', { name: 'Play' }).click();
    await new NoteCard(page, 'A long walk').delete();
    await expect(bar.getByRole('alert')).toHaveText(/^Playback stopped: the note was deleted/);
    await expect(page.locator('body > audio')).toHaveCount(0);
    await look('player at the foot of the window, stopped');
  });
});

function position(page: Page): Promise<number> {
  return page.locator('body > audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
}

async function expectToPlayOn(page: Page): Promise<void> {
  const before = await position(page);
  await expect.poll(() => position(page)).toBeGreaterThan(before + 0.5);
}

/** What the lock screen and the media keys are told. */
function titleInSystem(page: Page): Promise<string | null> {
  return page.evaluate(() => navigator.mediaSession.metadata?.title ?? null);
}
