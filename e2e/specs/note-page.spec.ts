import type { Page } from '@playwright/test';
import { expect, test } from '../accessibility-fixtures.ts';
import { findViolations } from '../chromium/find-violations.ts';
import { pressAt, tabTo } from '../chromium/tab-to.ts';
import { readRecording, saveSpokenNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NotePage } from '../screens/note-page.ts';
import { joinRecordings, silence } from '../words/recordings.ts';

const TITLE = 'A long talk about Norland';
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 900 };
const DESK = { width: 1440, height: 900 };

/** A minute and a half, which is longer than any screen; with a comment about a moment. Ends on the list. */
async function saveLongNote(page: Page): Promise<number> {
  const amiable = await readRecording('amiable.wav');
  const dashwood = await readRecording('dashwood.wav');
  const once = [amiable.buffer, silence(1.5), dashwood.buffer, silence(1.5)];
  const buffer = joinRecordings(Array.from({ length: 6 }, () => once).flat());
  const id = await saveSpokenNote(page, TITLE, { name: 'long.wav', buffer });
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  const data = { content: 'Was he ever amiable?', timestamp: 12.2 };
  expect((await page.request.post(`/api/notes/${id}/comments`, { headers, data })).ok()).toBe(true);
  await page.goto('/notes');
  return id;
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a long note is read, heard and worked on by pointer, on a phone and at a desk', async ({ page, look }) => {
  test.slow();
  await createAccount(page, someone('Elinor'));
  const id = await saveLongNote(page);
  const note = new NotePage(page);
  const docked = page.getByRole('region', { name: 'Player' });

  await test.step('on a phone its first words are on the first screen, and its player follows', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`/notes/${id}`);
    await note.words();
    const first = await note.transcript.first().boundingBox();
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    await expect(docked).toBeHidden();
    await note.pieces.last().scrollIntoViewIfNeeded();
    await expect(docked).toBeVisible();
    const foot = async () => {
      const bar = await docked.boundingBox();
      return (bar?.y ?? 0) + (bar?.height ?? 0) - PHONE.height;
    };
    await expect.poll(foot).toBeCloseTo(0, 0);
    expect((await docked.boundingBox())?.height).toBeLessThanOrEqual(54);
    await look('note, its player at the foot of a phone');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBe(0);
  });

  await test.step('its player stays at the top, and leads back to what is being said', async () => {
    await page.setViewportSize(TABLET);
    await page.goto(`/notes/${id}`);
    await note.words();
    expect(await findViolations(page)).toEqual([]);
    await note.player.play();
    await expect(note.pieces.first()).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(400, 600);
    await page.mouse.wheel(0, 1500);
    const back = page.getByRole('button', { name: /^Back to \d/ });
    await expect(back).toBeVisible();
    const player = page.getByRole('group', { name: `Audio of ${TITLE}` });
    await expect.poll(async () => (await player.boundingBox())?.y).toBeLessThan(10);
    await back.click();
    await expect(back).toBeHidden();
    await expect(page.locator('li[aria-current]')).toBeInViewport();
    await note.player.pause();
  });

  await test.step('a comment on the thread leads to its moment and to itself', async () => {
    await page.getByRole('button', { name: 'Comment at 0:12: Was he ever amiable?' }).first().click();
    await note.player.expectPosition(12, 13);
    await expect(note.comments.getByRole('article')).toBeFocused();
    await expect(note.comments.getByRole('article')).toBeInViewport();
  });

  await test.step('at a desk tags and comments stand beside the words', async () => {
    await page.setViewportSize(DESK);
    await page.goto('/notes?q=leisure');
    await page.getByRole('link', { name: TITLE }).click();
    const words = await page.getByRole('region', { name: 'Transcript' }).boundingBox();
    for (const name of ['Tags', 'Comments']) {
      const part = await page.getByRole('region', { name, exact: true }).boundingBox();
      expect(part?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? Infinity));
    }
  });

  await test.step('what was searched for is led through', async () => {
    const found = page.getByRole('region', { name: 'Found in this note' });
    await expect(found.getByRole('status')).toHaveText('1 of 6');
    await look('note, opened from a search');
    await found.getByRole('button', { name: 'Previous place' }).click();
    await expect(found.getByRole('status')).toHaveText('6 of 6');
    await expect(page.locator('mark[aria-current]')).toBeInViewport();
    await found.getByRole('button', { name: 'End the search' }).click();
    await expect(page.locator('mark')).toHaveCount(0);
  });

  await test.step('it is deleted, which can be undone on the list it came from', async () => {
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Note deleted successfully').first()).toBeVisible();
    await expect(page).toHaveURL(/\/notes\?q=leisure$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  });
});

test('a long note is read and corrected by keyboard alone', async ({ page }) => {
  test.slow();
  await createAccount(page, someone('Marianne'));
  await saveLongNote(page);
  const { keyboard } = page;
  const note = new NotePage(page);
  await page.goto('/notes?q=leisure');
  await pressAt(page.getByRole('link', { name: TITLE }));

  const place = page.getByRole('region', { name: 'Found in this note' }).getByRole('status');
  await expect(place).toHaveText('1 of 6');
  await keyboard.press('F3');
  await expect(place).toHaveText('2 of 6');
  await keyboard.press('Escape');
  await expect(page.locator('mark')).toHaveCount(0);

  await pressAt(page.getByRole('button', { name: /^Comment at 0:12/ }), 'Space');
  await expect(note.comments.getByRole('article')).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('link', { name: TITLE })).toBeFocused();
  await keyboard.press('Enter');
  const time = note.pieces.nth(2).getByRole('button', { name: /^Play from/ });
  await tabTo(time);
  await keyboard.press('F2');
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('He might have been kind.');
  const scrolledTo = await page.evaluate(() => window.scrollY);
  await keyboard.press('Enter');
  await expect(note.pieces.nth(2)).toContainText('He might have been kind.');
  await expect(time).toBeFocused();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolledTo)).toBeLessThan(60);
  await keyboard.press('F2');
  await keyboard.type('No. ');
  await keyboard.press('Escape');
  await expect(note.pieces.nth(2)).not.toContainText('No.');
  await expect(time).toBeFocused();
});
