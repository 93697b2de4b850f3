import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { createAccount, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { SavingCard } from '../screens/saving-card.ts';
import { fixture, joinRecordings } from '../words/recordings.ts';

/** On a machine that is busy with other things. */
const TRANSCRIBED_LIMIT_MS = 240_000;
const SUBJECT_SECONDS = 160;

/** Five minutes and more, half of them of one subject and half of another. */
async function twoSubjects(): Promise<Buffer> {
  const sentences = await Promise.all([readFile(fixture('dashwood.wav')), readFile(fixture('amiable.wav'))]);
  return joinRecordings(
    sentences.flatMap((wav) => Array.from({ length: Math.ceil((SUBJECT_SECONDS * 32_000) / wav.length) }, () => wav)),
  );
}

test('a long upload shows its first words at once, and has chapters in the end', async ({ page }) => {
  test.setTimeout(2 * TRANSCRIBED_LIMIT_MS);
  await createAccount(page, someone('Fanny'));
  const panel = await NewNotePanel.open(page);
  await panel.choose({ name: 'long.wav', mimeType: 'audio/wav', buffer: await twoSubjects() });
  await panel.nameIt('A long talk');
  await panel.upload();

  const saving = new SavingCard(page, 'A long talk');
  await expect(saving.firstWords).toContainText('John Dashwood had then leisure', { timeout: 120_000 });
  await expect(saving.card).toContainText(/\d+ of 3\d\d seconds/);
  await expect(saving.card).toHaveCount(0, { timeout: TRANSCRIBED_LIMIT_MS });

  await new NoteCard(page, 'A long talk').open();
  const note = new NotePage(page);
  await expect(note.chapters).toHaveCount(2);
  await expect(note.chapters.first()).toContainText('John Dashwood had then leisure to consider');
  await note.chapters.last().focus();
  await page.keyboard.press('Enter');
  await note.player.expectPosition(SUBJECT_SECONDS - 25, SUBJECT_SECONDS + 25);
  await expect(note.pieces.locator('button:focus')).toBeInViewport();
});
