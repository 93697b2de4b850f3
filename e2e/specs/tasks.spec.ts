import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../accessibility-fixtures.ts';
import { findSmallTargets } from '../chromium/find-small-targets.ts';
import { pressAt, tabTo } from '../chromium/tab-to.ts';
import { readRecording, saveNote, saveSpokenNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { awayFromMidnight } from '../away-from-midnight.ts';
import { joinRecordings, silence } from '../words/recordings.ts';

/** Months after tomorrow, whatever day it is. */
const FAR_DAY = new Date().getMonth() < 6 ? 'December 24' : 'June 24';
const WORDS = `We walked in the garden. I need to call Ana tomorrow. Don’t forget to pay the rent. I must water the roses by ${FAR_DAY}.`;

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** Tasks are found a little after a note is saved. */
const untilFound = (page: Page, name: string) =>
  expect(async () => {
    await page.goto('/tasks');
    const listed = page.getByRole('checkbox').or(page.getByRole('heading', { name: 'Nothing to do' }));
    await expect(listed.first()).toBeVisible();
    await expect(box(page, name)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });

test('what notes say is to be done is on one list: ticked, changed, dismissed, exported', async ({ page, look }) => {
  test.slow();
  const { keyboard } = page;
  await createAccount(page, someone('Elinor'));

  await test.step('reaching the page by the palette', async () => {
    await keyboard.press('ControlOrMeta+K');
    await expect(page.getByRole('combobox')).toBeFocused();
    await keyboard.type('tasks');
    await expect(page.getByRole('option', { name: 'Tasks', selected: true })).toBeVisible();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
    await look('no tasks');
  });

  await awayFromMidnight();
  const noteId = await saveNote(page, 'The garden', WORDS);
  await untilFound(page, 'Call Ana tomorrow');

  await test.step('what is due first is first', async () => {
    await expect(page.getByRole('checkbox')).toHaveCount(3);
    const tomorrow = new Date(Date.now() + 86_400_000);
    const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' }).format(tomorrow);
    const rows = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem');
    await expect(rows.nth(0)).toContainText(`Due ${day}`);
    await expect(rows.nth(0)).toContainText('I need to call Ana tomorrow.');
    await expect(rows.nth(1)).toContainText(`Due ${FAR_DAY}`);
    await expect(rows.nth(2)).toContainText('Pay the rent');
    await look('tasks');
  });

  await test.step('ticked by keyboard alone', async () => {
    await pressAt(box(page, 'Call Ana tomorrow'), 'Space');
    await expect(box(page, 'Call Ana tomorrow')).toBeChecked();
  });

  await test.step('changed by keyboard alone', async () => {
    await pressAt(page.getByRole('button', { name: 'Change “Pay the rent”' }));
    await expect(page.getByRole('textbox', { name: 'What is to be done' })).toBeFocused();
    await look('a task that is changed');
    await keyboard.press('End');
    await keyboard.type(' and the gas');
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Change “Pay the rent and the gas”' })).toBeFocused();
  });

  await test.step('dismissed, and Undo, and dismissed again', async () => {
    await pressAt(page.getByRole('button', { name: /^Dismiss “Water the roses/ }));
    await expect(page.getByText('Task dismissed').first()).toBeVisible();
    await expect(box(page, 'Pay the rent and the gas')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: /^Dismiss “Water the roses/ })).toBeVisible();
    await page.getByRole('button', { name: /^Dismiss “Water the roses/ }).click();
    await expect(page.getByRole('button', { name: /^Dismiss “Water the roses/ })).toHaveCount(0);
  });

  await test.step('the words are read anew, and nothing that was changed comes back', async () => {
    const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
    const data = { transcript: `${WORDS} I have to buy bread.` };
    const answer = await page.request.post(`/api/notes/${noteId}/update-transcript`, { headers, data });
    expect(answer.ok()).toBe(true);
    await untilFound(page, 'Buy bread');
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await expect(box(page, 'Pay the rent and the gas')).toBeVisible();
    await page.getByRole('radio', { name: 'Done' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await expect(box(page, 'Call Ana tomorrow')).toBeChecked();
    await look('tasks that are done');
    await page.getByRole('radio', { name: 'To do' }).click();
  });

  await test.step('exported', async () => {
    const take = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    };
    const markdown = await take('Markdown (.md)');
    expect(markdown.name).toBe('tasks.md');
    expect(markdown.text).toContain('- [ ] Pay the rent and the gas\n');
    expect(markdown.text).toContain('- [x] Call Ana tomorrow (due ');
    const calendar = await take('Calendar (.ics)');
    expect(calendar.name).toBe('tasks.ics');
    expect(calendar.text).toContain('SUMMARY:Pay the rent and the gas\r\n');
  });

  await test.step('leading to the note', async () => {
    await tabTo(page.getByRole('link', { name: 'The garden' }).first());
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'The garden' })).toBeVisible();
  });
});

test('a task that was spoken leads to its moment', async ({ page }) => {
  test.slow();
  await createAccount(page, someone('Marianne'));
  const [amiable, dashwood] = [await readRecording('amiable.wav'), await readRecording('dashwood.wav')];
  const buffer = joinRecordings([amiable.buffer, silence(1.5), dashwood.buffer]);
  const id = await saveSpokenNote(page, 'Spoken', { name: 'two.wav', buffer });
  const note = (await (await page.request.get(`/api/notes/${id}`)).json()) as {
    transcript: string;
    segments: { startSeconds: number; text: string }[];
  };
  const last = note.segments.at(-1);
  if (!last || note.segments.length < 2) throw new Error('The recording has too few segments.');
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  const data = { transcript: `${note.transcript} I need to call Ana.` };
  expect((await page.request.post(`/api/notes/${id}/update-transcript`, { headers, data })).ok()).toBe(true);
  await untilFound(page, 'Call Ana');
  await page.getByRole('link', { name: 'Spoken' }).click();
  await expect(page).toHaveURL(new RegExp(`/notes/${id}\\?at=${last.startSeconds}$`));
  await expect(page.getByRole('slider', { name: 'Seek' })).not.toHaveValue('0');
  await expect(page.locator(`li[data-seconds="${last.startSeconds}"]`)).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('tasks are reached from the creations, and every control is as large as a finger', async ({ page }) => {
    test.slow();
    await createAccount(page, someone('Margaret'));
    await saveNote(page, 'The garden', WORDS);
    await untilFound(page, 'Call Ana tomorrow');
    await page.goto('/creations');
    await page.getByRole('link', { name: 'Tasks found in your notes' }).click();
    await expect(box(page, 'Call Ana tomorrow')).toBeVisible();
    expect(await findSmallTargets(page)).toEqual([]);
  });
});
