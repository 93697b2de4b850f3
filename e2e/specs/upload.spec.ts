import type { Page } from '@playwright/test';
import { createAccount, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { expect, test } from '../fixtures.ts';
import { DASHWOOD, fixture, silence, spokenIn } from '../words/recordings.ts';
import { wordErrorRate } from '../words/word-error-rate.ts';

for (const format of ['mp3', 'm4a', 'wav']) {
  test(`an uploaded ${format} is written down, played, sought in and deleted`, async ({ page }) => {
    await createAccount(page, someone('Elinor'));
    const panel = await NewNotePanel.open(page);
    await panel.choose(fixture(`dashwood.${format}`));
    await panel.uploadAs(`From ${format}`);

    const card = new NoteCard(page, `From ${format}`);
    await card.open();
    const { player, words } = await readNote(page);
    expect(wordErrorRate(DASHWOOD, words)).toBeLessThanOrEqual(0.1);

    await player.play();
    await player.expectPosition(0.3);
    await player.pause();
    const length = await player.lengthSeconds();
    expect(length).toBeGreaterThan(6.5);
    await player.seekTo(0.75);
    await player.expectPosition(length * 0.7, length * 0.8);

    await page.getByRole('link', { name: 'Back to notes' }).click();
    await card.delete();
    await expect(card.card).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('No notes found. Start by recording a new note!')).toBeVisible();
  });
}

test('silence gives a note without words, never invented ones', async ({ page }) => {
  await createAccount(page, someone('Margaret'));
  const panel = await NewNotePanel.open(page);
  await panel.choose({ name: 'silence.wav', mimeType: 'audio/wav', buffer: silence(4) });
  await panel.uploadAs('Nothing said');
  await expect(new NoteCard(page, 'Nothing said').card).toContainText('Nobody speaks in this recording.');
});

test('recordings in five other languages get no word, say why, and are kept', async ({ page }) => {
  await createAccount(page, someone('Adèle'));
  for (const language of ['french', 'german', 'spanish', 'japanese', 'mandarin'] as const) {
    const panel = await NewNotePanel.open(page);
    await panel.choose(spokenIn(language));
    await panel.uploadAs(`Said in ${language}`);
    const card = new NoteCard(page, `Said in ${language}`);
    await expect(card.card).toContainText('No words: this does not sound like English.');
    await card.open();
    await expect(page.getByText('This does not sound like English. The recording is kept.')).toBeVisible();
    await expect(page.getByText(/add a model or a speech service/)).toBeVisible();
    await new NotePage(page).player.play();
    await page.getByRole('link', { name: 'Back to notes' }).click();
  }
});

test('a text that calls itself an mp3 is refused, and the file is still there to be exchanged', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/\/api\/uploads\/[^/]+\/transcribe .*\b415\b/);
  await createAccount(page, someone('John'));
  const panel = await NewNotePanel.open(page);
  await panel.choose({
    name: 'will.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('To my son and heir.\n'.repeat(500)),
  });
  await panel.upload();
  await expect(panel.problem).toContainText(/MP3, WAV/i);
  await expect(page.getByText('Failed to upload and process the audio file.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('No notes found. Start by recording a new note!')).toBeVisible();
});

test('audio that cannot be heard says why, and is exchanged for another', async ({ page }) => {
  await createAccount(page, someone('Robert'));
  const broken = silence(1);
  // More channels than anybody has ears.
  broken.writeUInt16LE(0xffff, 22);
  const panel = await NewNotePanel.open(page);
  await panel.choose({ name: 'broken.wav', mimeType: 'audio/wav', buffer: broken });
  await panel.upload();
  await expect(page.getByText('Failed to upload and process the audio file.').first()).toBeVisible({ timeout: 90_000 });
  await expect(panel.problem).toContainText('broken');
  await expect(panel.problem.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const choosing = page.waitForEvent('filechooser');
  await panel.problem.getByRole('button', { name: 'Choose another file' }).click();
  await (await choosing).setFiles(fixture('amiable.wav'));
  await expect(panel.problem).toHaveCount(0);
  await panel.uploadAs('Another');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(new NoteCard(page, 'Another').card).toContainText('amiable');
});

test('a file that cannot be audio by its name is not even sent', async ({ page }) => {
  await createAccount(page, someone('Fanny'));
  const panel = await NewNotePanel.open(page);
  await panel.choose({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear brother') });
  await expect(page.getByText('Invalid File Type').first()).toBeVisible();
  await expect(page.getByText('Please upload an MP3, WAV, or M4A file.').first()).toBeVisible();
});

async function readNote(page: Page) {
  const note = new NotePage(page);
  await expect(note.transcript.first()).toBeVisible();
  return { player: note.player, words: await note.words() };
}
