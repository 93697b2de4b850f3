import type { Page } from '@playwright/test';
import { findSmallTargets } from '../../chromium/find-small-targets.ts';
import { waitForAnimations } from '../../chromium/wait-for-animations.ts';
import { readRecording, saveNote, saveSpokenNote, shareNote, userIdOf } from '../../notes.ts';
import { createAccount, someone } from '../../people.ts';
import { NoteCard } from '../../screens/note-card.ts';
import { NotePage } from '../../screens/note-page.ts';
import { expect, test } from '../../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const WORDS =
  'We shall leave Norland in the spring. I should call the carrier before Friday, and I shall miss the library. ';

/** What is too small on the screens that a walk comes by. */
const lookAt = (page: Page) => async (screen: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForAnimations(page);
  expect.soft(await findSmallTargets(page), screen).toEqual([]);
};

test('every button, link and field of the landing page and of signing in is as large as a finger', async ({ page }) => {
  const look = lookAt(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Early Access' })).toBeVisible();
  await look('landing page');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await look('signing in');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await look('signing up');
});

test('every button, link and field is as large as a finger, and the round button lies on none at the end of the list', async ({
  page,
  openOtherBrowser,
}) => {
  test.slow();
  const look = lookAt(page);
  const others = await openOtherBrowser();
  await createAccount(others, someone('Marianne'));
  await createAccount(page, someone('Elinor'));
  await look('nothing yet');
  await expectRoundButtonAlone(page);
  const theirs = await saveNote(others, 'Theirs', WORDS);
  await shareNote(others, theirs, await userIdOf(page), 'comment');
  const id = await saveSpokenNote(page, 'Amiable', await readRecording('amiable.wav'));
  await shareNote(page, id, await userIdOf(others), 'view');
  const long = await saveNote(page, 'Leaving Norland', WORDS.repeat(6));
  const { card } = new NoteCard(page, 'Leaving Norland');
  await expect(card.getByRole('list', { name: 'Tags' })).toBeVisible({ timeout: 120_000 });

  await test.step('list', async () => {
    await look('cards');
    await expectRoundButtonAlone(page);
    await page.getByRole('radio', { name: 'Rows' }).check({ force: true });
    await expect(page.getByRole('slider')).toHaveCount(0);
    await look('rows');
    await expectRoundButtonAlone(page);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox').first().check();
    await look('rows, one selected');
    await expectRoundButtonAlone(page);
    await page.getByRole('button', { name: 'End selecting' }).click();
    await page.getByRole('radio', { name: 'Cards' }).check({ force: true });
  });

  await test.step('what opens on the list', async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Filter notes' })).toContainText('Any time');
    await look('filter sheet');
    await page.keyboard.press('Escape');
    for (const name of ['Sort', /Elinor Dashwood/]) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await look(`menu ${String(name)}`);
      await page.keyboard.press('Escape');
    }
    for (const name of ['More options', 'Choose what to generate']) {
      await card.getByRole('button', { name }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await look(`menu of a card: ${name}`);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('ControlOrMeta+K');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await look('palette');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('norland library');
    await expect(page.getByText('for “norland library”')).toBeVisible();
    await look('list, searched');
    await page.getByRole('button', { name: 'Record a new note' }).click();
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
    await look('recorder');
    await page.getByRole('tab', { name: 'Upload Audio File' }).click();
    await look('upload');
  });

  await test.step('note', async () => {
    await page.goto(`/notes/${id}?q=amiable`);
    await expect(page.getByRole('region', { name: 'Found in this note' })).toBeVisible();
    await look('note with audio, opened from a search');
    await page.goto(`/notes/${long}`);
    const note = new NotePage(page);
    await note.comment('Which carrier?');
    await page.getByRole('button', { name: 'Choose what to generate' }).click();
    await page.getByRole('menuitem', { name: 'Action items' }).click();
    await expect(note.madeOfIt.getByRole('checkbox').first()).toBeVisible({ timeout: 120_000 });
    await look('note of words, with a comment and what was made of it');
    await page.getByRole('button', { name: 'More options' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look('menu of a note');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Correct the words' }).click();
    await look('words, corrected');
    await page.goto(`/notes/${id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Stop sharing with Marianne Dashwood' })).toBeVisible();
    await look('share dialog');
  });

  await test.step('other screens', async () => {
    for (const [path, words] of [
      ['/creations', 'Your Creations'],
      ['/account', 'Your account'],
      ['/insights', 'Insights Coming Soon'],
      ['/no/such/page', 'Page Not Found'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await look(path);
    }
  });
});

/** Scrolled to its end, the page has nothing to be pressed beneath the button that floats above it. */
async function expectRoundButtonAlone(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await waitForAnimations(page);
  const beneath = await page.getByRole('button', { name: 'Record a new note' }).evaluate((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const others = [...document.querySelectorAll('a[href], button, input, select')].filter((other) => other !== button);
    return others.flatMap((other) => {
      const box = other.getBoundingClientRect();
      const isOver = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      return isOver && box.width > 1 ? [other.getAttribute('aria-label') ?? other.textContent] : [];
    });
  });
  expect.soft(beneath).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 0));
}
