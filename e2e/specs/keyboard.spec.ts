import type { Locator } from '@playwright/test';
import { launchOptions } from '../chromium/launch-options.ts';
import { speakIntoMicrophone } from '../chromium/speak-into-microphone.ts';
import { pressAt, pressInToast, tabTo } from '../chromium/tab-to.ts';
import { keptTitles } from '../kept-titles.ts';
import { saveNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NewNotePanel } from '../screens/new-note-panel.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { untilKept } from '../until-kept.ts';
import { expect, test } from '../fixtures.ts';
import { wordErrorRate } from '../words/word-error-rate.ts';

test.use({ launchOptions: launchOptions(speakIntoMicrophone('amiable.wav')) });

const AMIABLE = 'He might even have been made amiable himself.';

test('the main job is done by keyboard alone', async ({ page }) => {
  const elinor = someone('Elinor');
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const type = async (label: string | Locator, text: string) => {
    await tabTo(typeof label === 'string' ? page.getByLabel(label, { exact: true }) : label);
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  };

  await test.step('signing up', async () => {
    await page.goto('/');
    await pressAt(page.getByRole('link', { name: 'Sign In' }));
    await pressAt(page.getByRole('link', { name: 'Create an account' }));
    await type('First name', elinor.firstName);
    await type('Last name', elinor.lastName);
    await type('Email', elinor.email);
    await type('Password', elinor.password);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Recent Notes' })).toBeVisible();
  });

  await test.step('recording', async () => {
    await keyboard.press('n');
    await pressAt(button('Start recording'));
    await new NewNotePanel(page).untilRecorded(5);
    await keyboard.press('Space');
    await expect(button('Resume')).toBeVisible();
    await keyboard.press('Space');
    await expect(button('Pause')).toBeVisible();
    await keyboard.press('Enter');
    await type(page.getByRole('region', { name: 'New note' }).getByRole('textbox', { name: 'Title' }), 'By hand');
    await keyboard.press('Enter');
    await expect(page.getByText('Voice note saved successfully!').first()).toBeVisible({ timeout: 90_000 });
  });

  const note = new NotePage(page);
  await test.step('reading and hearing', async () => {
    await pressAt(new NoteCard(page, 'By hand').card.getByRole('link', { name: 'By hand' }));
    expect(wordErrorRate(AMIABLE, await note.words())).toBeLessThanOrEqual(0.1);
    await keyboard.press('Space');
    await note.player.expectPosition(0.3);
    await keyboard.press('Space');
    await expect(note.player.playButton).toBeVisible();
    await pressAt(note.pieces.getByRole('button').first());
    await note.player.expectPosition(0.5, 4);
    await keyboard.press('Space');
    await keyboard.press('ArrowLeft');
    await expect.poll(() => note.player.positionSeconds()).toBe(0);
  });

  await test.step('tagging, saying something, making something new', async () => {
    await type('Add a tag', 'norland');
    await keyboard.press('Enter');
    await expect(page.getByText('Added tag: norland').first()).toBeVisible();
    await type('Add a comment', 'Was he?');
    await keyboard.press('Enter');
    await expect(note.comments.getByRole('article')).toContainText('Elinor Dashwood');
    await pressAt(button('Generate Creation'));
    await pressInToast(button('View'));
    await expect(note.madeOfIt.getByRole('button', { expanded: true })).toBeFocused();
    await pressAt(button('norland'));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('S');
    await expect(page.getByRole('menuitem', { name: 'Show notes with this' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/notes\?tag=norland$/);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('deleting, and leaving', async () => {
    await pressAt(page.getByRole('link', { name: 'Notes', exact: true }));
    await pressAt(button('More options'));
    await chooseLast(page.getByRole('menu'));
    await pressAt(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect(page.getByText('Note deleted successfully').first()).toBeVisible();
    await pressAt(page.getByRole('link', { name: 'Log out' }));
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test('shortcuts are told of and lead where they say, and every dialog gives the focus back', async ({ page }) => {
  const { keyboard } = page;
  await createAccount(page, someone('Marianne'));
  await saveNote(page, 'Leaving Norland', 'I shall miss the library most of all.');
  const card = new NoteCard(page, 'Leaving Norland').card;
  const more = card.getByRole('button', { name: 'More options' });

  await pressAt(more);
  await chooseLast(page.getByRole('menu'));
  await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1);
  await keyboard.press('Escape');
  await expect(more).toBeFocused();

  await keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search notes' })).toBeFocused();
  await keyboard.type('n?');
  await expect(page.getByRole('searchbox')).toHaveValue('n?');
  await keyboard.press('ControlOrMeta+A');
  await keyboard.press('Backspace');

  await keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox')).toBeFocused();
  await keyboard.type('norland');
  await expect(page.getByRole('option', { name: 'Leaving Norland', selected: true })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaving Norland');
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await pressAt(share);
  await expect(page.getByLabel('User ID')).toBeFocused();
  await keyboard.press('Escape');
  await expect(share).toBeFocused();

  await keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('New recording');
  await keyboard.press('n');
  await keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(share).toBeFocused();

  await keyboard.press('n');
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
});

async function chooseLast(menu: Locator): Promise<void> {
  await expect(menu.page().locator('[role="menu"]:focus, [role="menu"] :focus')).toHaveCount(1);
  await menu.page().keyboard.press('End');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  await menu.page().keyboard.press('Enter');
}

test('words are found and gone through by keyboard alone, without a network too', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_INTERNET_DISCONNECTED/);
  const { keyboard } = page;
  const search = async (words: string) => {
    await keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(words);
  };
  await createAccount(page, someone('Elinor'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await saveNote(page, 'Barton Cottage', 'The hills are all around us.');
  await saveNote(page, 'Leaving Norland', 'I shall miss the library.\n\nNobody else misses a library.');
  const norland = page.getByRole('link', { name: 'Leaving Norland' });
  await expect(norland).toBeVisible();

  await search('library');
  await expect(page.getByText('1 note for “library”')).toBeVisible();
  await pressAt(norland);
  await expect(page.getByText('1 of 2')).toBeVisible();
  await pressAt(page.getByRole('button', { name: 'Next place' }));
  await expect(page.getByText('2 of 2')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByText('2 of 2')).toHaveCount(0);
  await pressAt(page.getByRole('link', { name: 'Back to notes' }));
  await pressAt(page.getByRole('link', { name: 'Clear search' }));
  await expect(page.getByRole('article')).toHaveCount(2);

  await expect.poll(() => keptTitles(page)).toEqual(['Leaving Norland', 'Barton Cottage']);
  await context.setOffline(true);
  await search('hills');
  await expect(page.getByText('You are offline: searching the notes kept on this device')).toBeVisible();
  await expect(norland).toHaveCount(0);
  await pressAt(page.getByRole('link', { name: 'Barton Cottage' }));
  await expect(page.getByText('These are the words that this device has kept')).toBeVisible();
  await context.setOffline(false);
});

test('the account is worked by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await createAccount(page, someone('Marianne'));
  await pressAt(page.getByRole('banner').getByRole('button').first());
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('Y');
  await expect(page.getByRole('menuitem', { name: 'Your account' })).toBeFocused();
  await keyboard.press('Enter');

  const titles = page.getByRole('checkbox', { name: 'Title notes for me' });
  await untilKept(page, () => pressAt(titles, 'Space'));
  await expect(titles).toBeChecked();
  await page.reload();
  await expect(titles).toBeChecked();
  const download = page.waitForEvent('download');
  await pressAt(page.getByRole('button', { name: 'Export everything' }));
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  const remove = page.getByRole('button', { name: 'Delete my account' });
  await pressAt(remove);
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.reload();
  await pressAt(page.getByRole('button', { name: 'Sign out everywhere' }));
  await pressAt(page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }));
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
