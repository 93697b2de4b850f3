import { readFile } from 'node:fs/promises';
import { readRecording, saveSpokenNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { expect, test } from '../fixtures.ts';

test('a note is exported with its times, corrected, and keeps its times and its first transcript', async ({ page }) => {
  await createAccount(page, someone('Elinor'));
  const id = await saveSpokenNote(page, 'He / she: amiable', await readRecording('amiable.wav'));
  await page.goto(`/notes/${id}`);
  const take = async (format: string) => {
    await page.getByRole('button', { name: 'More options' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const subtitles = await take('Subtitles (.srt)');
  expect(subtitles.name).toMatch(/amiable.*\.srt$/);
  expect(subtitles.text).toMatch(/^1\r?\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\r?\n.*amiable/);

  await page.getByRole('button', { name: 'Correct the words' }).click();
  await page.getByRole('textbox', { name: 'Transcript' }).fill('She might even have been made amiable herself.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Transcript updated successfully').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Transcript' })).toContainText('amiable herself.');
  await expect(page.getByText('edited by Elinor Dashwood')).toBeVisible();
  await page.getByText('What was heard at first').click();
  await expect(page.getByText(/made amiable himself/i)).toBeVisible();
  expect((await take('Plain text (.txt)')).text).toContain('amiable herself.');
  expect((await take('Subtitles (.srt)')).text).toMatch(/^1\r?\n00:00:0\d,\d{3} --> [^]*amiable\s+herself\./);
  // The corrected words can still be played from.
  await page.getByRole('button', { name: 'Play from 0:00' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'amiable herself.' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.getByRole('button', { name: 'Correct from 0:00' }).click();
  await page.getByRole('textbox', { name: 'These words' }).fill('She might have been made amiable herself.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'She might have been' })).toBeVisible();
  // The focus goes on at the piece then, and would close a menu.
  await expect(page.getByRole('textbox', { name: 'These words' })).toHaveCount(0);
  expect((await take('Plain text (.txt)')).text).toContain('She might have been made amiable herself.');
});

test('notes are exported with their audio in one archive, several from the list and one from its page', async ({
  page,
}) => {
  await createAccount(page, someone('Marianne'));
  const [amiable, dashwood] = [await readRecording('amiable.wav'), await readRecording('dashwood.wav')];
  const first = await saveSpokenNote(page, 'The first', amiable);
  await saveSpokenNote(page, 'The second', dashwood);
  const saved = async (press: () => Promise<void>) => {
    const download = page.waitForEvent('download');
    await press();
    const file = await download;
    // Audio lies in an archive as it is.
    const bytes = await readFile(await file.path());
    return { name: file.suggestedFilename(), holds: [amiable, dashwood].map(({ buffer }) => bytes.includes(buffer)) };
  };

  await page.goto('/notes');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const title of ['The first', 'The second'])
    await page.getByRole('checkbox', { name: `Select “${title}”` }).check();
  await page.getByRole('button', { name: 'Export' }).click();
  const both = await saved(() => page.getByRole('menuitem', { name: 'With audio (.zip)' }).click());
  expect(both.name).toMatch(/^stitchbook notes \d{4}-\d\d-\d\d\.zip$/);
  expect(both.holds).toEqual([true, true]);
  await expect(page.getByText('Your browser saves 2 notes with audio').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Selected notes' })).toBeHidden();

  await page.goto(`/notes/${first}`);
  await page.getByRole('button', { name: 'More options' }).click();
  const one = await saved(() => page.getByRole('menuitem', { name: 'Words and audio (.zip)' }).click());
  expect(one).toEqual({ name: 'The first.zip', holds: [true, false] });
});
