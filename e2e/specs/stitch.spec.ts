import type { Page } from '@playwright/test';
import { expect, test } from '../accessibility-fixtures.ts';
import { findSmallTargets } from '../chromium/find-small-targets.ts';
import { pressAt } from '../chromium/tab-to.ts';
import { readRecording, saveNote, saveSpokenNote, saveTaggedNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { joinRecordings, silence } from '../words/recordings.ts';

const select = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Select “${title}”` }).click({ force: true });
const heardFrom = (page: Page) =>
  page.locator('body > audio').evaluate((audio: HTMLAudioElement) => ({
    seconds: audio.currentTime,
    isPlaying: !audio.paused,
    address: new URL(audio.src).pathname,
  }));

test('three spoken notes become one text, whose lines are heard where they were said', async ({ page, look }) => {
  test.slow();
  await createAccount(page, someone('Elinor'));
  const [amiable, dashwood] = [await readRecording('amiable.wav'), await readRecording('dashwood.wav')];
  const joined = joinRecordings([amiable.buffer, silence(1.5), dashwood.buffer]);
  await saveSpokenNote(page, 'The family', dashwood);
  await saveSpokenNote(page, 'The brother', amiable);
  const id = await saveSpokenNote(page, 'Both of them', { name: 'two.wav', buffer: joined });

  await test.step('chosen from the list, by keyboard where it matters', async () => {
    await page.goto('/notes');
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    for (const title of ['The family', 'The brother', 'Both of them']) await select(page, title);
    await look('notes that are selected');
    await pressAt(page.getByRole('button', { name: 'Stitch together' }));
    await expect(page.getByText(/^3 notes become one new text/)).toBeVisible();
    await look('what they are to become');
    await page.getByRole('radio', { name: 'narrative' }).check();
    await pressAt(page.getByRole('button', { name: 'Stitch', exact: true }));
    await expect(page).toHaveURL(/\/creations$/);
  });

  const card = page.getByRole('article').first();
  await test.step('made of them all', async () => {
    await expect(card.getByText('From 3 notes')).toBeVisible({ timeout: 60_000 });
    await card.getByText('From 3 notes').click();
    for (const title of ['The family', 'The brother', 'Both of them'])
      await expect(card.getByRole('listitem').getByRole('link', { name: title, exact: true })).toBeVisible();
    await look('a creation of three notes');
  });

  await test.step('each line is heard from where it is said', async () => {
    const answer = await page.request.get('/api/creations');
    const [creation] = (await answer.json()) as { citations: { noteId: number; startSeconds: number | null }[] }[];
    const cited = creation?.citations ?? [];
    expect(new Set(cited.map(({ noteId }) => noteId)).size).toBe(3);
    const seconds = cited.find(({ noteId }) => noteId === id)?.startSeconds ?? Number.NaN;
    await pressAt(card.getByRole('button', { name: /^Play from .* in Both of them$/ }).first());
    // Often, for it plays on meanwhile.
    await expect.poll(async () => (await heardFrom(page)).isPlaying, { intervals: [50] }).toBe(true);
    const heard = await heardFrom(page);
    expect(heard.address).toBe(`/api/notes/${id}/audio`);
    expect(heard.seconds).toBeGreaterThanOrEqual(seconds - 0.1);
    expect(heard.seconds).toBeLessThan(seconds + 3);
    await card.getByRole('button', { name: 'Pause Both of them' }).first().click();
    await expect.poll(async () => (await heardFrom(page)).isPlaying).toBe(false);
  });

  await test.step('and read there', async () => {
    await card.getByRole('link', { name: 'Read it in Both of them' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Both of them' })).toBeVisible();
  });
});

test('the notes of a tag become one text, from the list that it leaves', async ({ page, look }) => {
  test.slow();
  await createAccount(page, someone('Lucy'));
  const tagged = ['The boathouse', 'The sails'];
  for (const title of [...tagged, 'The library']) {
    const transcript = `${title} has to be seen to before the winter comes.`;
    await saveTaggedNote(page, { title, transcript, tags: [title === 'The library' ? 'books' : 'boats'] });
  }
  const stitchThese = page.getByRole('button', { name: 'Stitch these notes' });

  await test.step('by pointer, and not after all', async () => {
    await page.goto('/notes');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('checkbox', { name: /^boats/ }).check();
    await page.getByRole('button', { name: 'Show 2 notes' }).click();
    await expect(page.getByText('2 notes found')).toBeVisible();
    await look('what can be done with what was found');
    await stitchThese.click();
    await expect(page.getByText(/^2 notes become one new text/)).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(stitchThese).toBeFocused();
  });

  await test.step('by keyboard', async () => {
    await page.reload();
    await pressAt(stitchThese);
    await page.getByRole('radio', { name: 'summary' }).check();
    await pressAt(page.getByRole('button', { name: 'Stitch', exact: true }));
    await expect(page).toHaveURL(/\/creations$/);
  });

  await test.step('which cites them, and no other', async () => {
    const card = page.getByRole('article').first();
    await card.getByText('From 2 notes').click({ timeout: 60_000 });
    for (const title of tagged)
      await expect(card.getByRole('listitem').getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'The library' })).toHaveCount(0);
  });
});

test('a line plays from the middle of a recording, not from its beginning', async ({ page }) => {
  test.slow();
  await createAccount(page, someone('Marianne'));
  const [amiable, dashwood] = [await readRecording('amiable.wav'), await readRecording('dashwood.wav')];
  const buffer = joinRecordings([amiable.buffer, silence(1.5), dashwood.buffer]);
  const id = await saveSpokenNote(page, 'Spoken', { name: 'two.wav', buffer });
  await saveNote(page, 'Written', 'The garden was quiet.');
  const note = (await (await page.request.get(`/api/notes/${id}`)).json()) as {
    transcript: string;
    segments: { startSeconds: number }[];
  };
  const last = note.segments.at(-1);
  if (!last || note.segments.length < 2) throw new Error('The recording has too few segments.');
  // What is to be done is said at its end.
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  const data = { transcript: `${note.transcript} I need to call Ana.` };
  expect((await page.request.post(`/api/notes/${id}/update-transcript`, { headers, data })).ok()).toBe(true);

  await page.goto('/creations');
  await page.getByRole('button', { name: 'Review my week' }).click();
  const task = page
    .getByRole('article')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: 'Call Ana' }) });
  await expect(task).toBeVisible({ timeout: 60_000 });
  await task.getByRole('button', { name: /^Play from .* in Spoken$/ }).click();
  let seconds = Number.NaN;
  await expect
    .poll(async () => (seconds = (await heardFrom(page)).seconds), { intervals: [50] })
    .toBeGreaterThanOrEqual(last.startSeconds - 0.1);
  expect(seconds).toBeLessThan(last.startSeconds + 4);
});

test('the last week is reviewed where somebody asks for that', async ({ page, look, expectConsoleErrors }) => {
  test.slow();
  expectConsoleErrors(/\/api\/creations .*\b400\b/);
  await createAccount(page, someone('Margaret'));
  await page.goto('/creations');
  await page.getByRole('button', { name: 'Review my week' }).click();
  await expect(page.getByText('There are no words in these notes').first()).toBeVisible();
  await look('a week without notes');
  await saveNote(page, 'The library', 'I shall miss the library. I need to call Ana tomorrow.');
  await page.goto('/creations');
  await page.getByRole('button', { name: 'Review my week' }).click();
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name: 'Weekly review' })).toBeVisible({ timeout: 60_000 });
  await expect(card.getByRole('checkbox', { name: 'Call Ana tomorrow' })).toBeVisible();
  await look('a weekly review');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every control of a creation that cites is as large as a finger', async ({ page }) => {
    test.slow();
    await createAccount(page, someone('Anne'));
    await saveSpokenNote(page, 'The family', await readRecording('dashwood.wav'));
    await page.goto('/creations');
    await page.getByRole('button', { name: 'Review my week' }).click();
    await expect(page.getByRole('button', { name: /^Play from/ }).first()).toBeVisible({ timeout: 60_000 });
    expect(await findSmallTargets(page)).toEqual([]);
  });
});
