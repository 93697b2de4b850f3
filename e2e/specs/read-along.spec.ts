import { readRecording, saveSpokenNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NotePage } from '../screens/note-page.ts';
import { expect, test } from '../fixtures.ts';
import { joinRecordings, silence } from '../words/recordings.ts';

test('the words follow the voice, lead back to it, and hold a comment at their moment', async ({ page }) => {
  const amiable = await readRecording('amiable.wav');
  const dashwood = await readRecording('dashwood.wav');
  await createAccount(page, someone('Elinor'));
  const buffer = joinRecordings([amiable.buffer, silence(1.5), dashwood.buffer]);
  const id = await saveSpokenNote(page, 'Two sentences', { name: 'two.wav', buffer });
  await page.goto(`/notes/${id}`);
  const note = new NotePage(page);
  const { player } = note;
  const first = note.pieces.filter({ hasText: 'amiable' });
  const second = note.pieces.filter({ hasText: 'Dashwood' });
  await expect(note.pieces).toHaveCount(2);
  await expect(page.locator('li[aria-current]')).toHaveCount(0);

  await test.step('the piece that is being said is marked', async () => {
    // Its three seconds are too few for a slow machine at twice the speed.
    await page.getByLabel('Playback speed').selectOption('0.75');
    await player.play();
    await expect(first).toHaveAttribute('aria-current', 'true');
    await page.getByLabel('Playback speed').selectOption('2');
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(first).not.toHaveAttribute('aria-current', 'true');
    expect(await player.speed()).toBe(2);
  });

  await test.step('a click on a piece plays from there', async () => {
    // Slowly, so that it is still near there when a slow machine looks.
    await page.getByLabel('Playback speed').selectOption('0.75');
    await first.getByText('amiable').click();
    await expect(first).toHaveAttribute('aria-current', 'true');
    await player.pause();
    expect(await player.positionSeconds()).toBeLessThan(4);
    await second.getByText('Dashwood').click();
    await player.expectPosition(4, 9);
    await player.pause();
  });

  await test.step('a comment is pinned to a moment, and leads back to it', async () => {
    await player.seekTo(0.5);
    const moment = await note.pinComment('Was he ever amiable?');
    expect(moment).toMatch(/^0:0[56] in audio$/);
    await page.reload();
    await note.comments.getByRole('button', { name: moment }).click();
    await player.expectPosition(5, 9);
    await player.pause();
    expect(await player.speed()).toBe(0.75);
  });

  await test.step('a search opens the note at its words', async () => {
    await page.goto('/notes?q=dashwood');
    await page.getByRole('link', { name: 'Two sentences' }).click();
    await expect(second.locator('mark')).toHaveText(/^dashwood$/i);
    await player.expectPosition(4, 9);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(player.playButton).toBeVisible();
  });
});
