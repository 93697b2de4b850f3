import type { Page } from '@playwright/test';
import { pressAt, tabTo } from '../chromium/tab-to.ts';
import { readRecording, saveNote, saveNotes, saveSpokenNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NoteCard } from '../screens/note-card.ts';
import { untilKept } from '../until-kept.ts';
import { expect, test } from '../fixtures.ts';

const LAPTOP = { width: 1440, height: 900 };
const WORDS = 'I shall miss the library most of all, and the walks, and the old trees behind the house. '.repeat(5);
const cards = (page: Page) => page.getByRole('article');
const rows = (page: Page) => page.getByRole('radio', { name: 'Rows' });

/** Pixels from the top of the window, and of height, of every note that is drawn. */
function boxes(page: Page): Promise<{ top: number; bottom: number }[]> {
  return cards(page).evaluateAll((notes) =>
    notes.map((note) => {
      const { top, bottom } = note.getBoundingClientRect();
      return { top, bottom };
    }),
  );
}

test('a laptop shows ten notes in rows, and cards are low', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await createAccount(page, someone('Elinor'));
  await saveNotes(
    page,
    Array.from({ length: 12 }, (_, at) => `Leaving Norland, day ${at + 1}`),
    WORDS,
  );
  await saveSpokenNote(page, 'Spoken', await readRecording('amiable.wav'));
  await page.reload();
  const spoken = new NoteCard(page, 'Spoken');
  await expect(spoken.player.playButton).toBeVisible();
  const card = await spoken.card.boundingBox();
  expect(card?.height).toBeLessThanOrEqual(220);

  await rows(page).click();
  await expect(page.getByRole('slider')).toHaveCount(0);
  const inSight = async () => (await boxes(page)).filter(({ top, bottom }) => top >= 0 && bottom <= LAPTOP.height);
  await expect.poll(async () => (await inSight()).length).toBeGreaterThanOrEqual(10);
  for (const { top, bottom } of await inSight()) {
    expect(bottom - top).toBeGreaterThanOrEqual(71.5);
    expect(bottom - top).toBeLessThanOrEqual(88.5);
  }
  await page.reload();
  await expect(rows(page)).toBeChecked();

  await spoken.player.playButton.click();
  await expect(spoken.card.getByRole('button', { name: 'Pause' })).toBeVisible();
  await spoken.card.getByText(/amiable/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spoken' })).toBeVisible();
});

test('rows are chosen and worked by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await createAccount(page, someone('Marianne'));
  await saveNote(page, 'Leaving Norland', WORDS);
  const row = new NoteCard(page, 'Leaving Norland').card;
  await pressAt(page.getByRole('radio', { name: 'Cards' }), 'ArrowRight');
  await expect(rows(page)).toBeChecked();
  await expect(rows(page)).toBeFocused();
  await page.reload();
  await expect(rows(page)).toBeChecked();

  await pressAt(row.getByRole('button', { name: 'More options' }));
  await expect(page.getByRole('menuitem', { name: 'Edit Title' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Leaving at last');
  await keyboard.press('Enter');
  const renamed = new NoteCard(page, 'Leaving at last').card;
  await expect(renamed.getByRole('link', { name: 'Leaving at last' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Leaving at last' })).toBeVisible();
});

test('several notes are selected with Shift, get a tag, and are deleted and restored; one is pinned', async ({
  page,
}) => {
  await createAccount(page, someone('Lucy'));
  await saveNotes(page, ['One', 'Two', 'Three'], WORDS);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select “Three”' }).check();
  await new NoteCard(page, 'One').card.getByRole('link', { name: 'One' }).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected notes' });
  await expect(bar).toContainText('3 selected');
  // The button makes way once the bar has told how high it is.
  const overlap = async () => {
    const record = await page.getByRole('button', { name: 'Record a new note' }).boundingBox();
    return (record?.y ?? 0) + (record?.height ?? 0) - ((await bar.boundingBox())?.y ?? 0);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);

  await page.getByRole('checkbox', { name: 'Select “One”' }).uncheck();
  await bar.getByRole('textbox', { name: 'Add a tag' }).fill('norland');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 notes tagged').first()).toBeVisible();
  await page.goto('/notes?tag=norland');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove norland' }).click();
  await expect(cards(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const title of ['One', 'Two']) await page.getByRole('checkbox', { name: `Select “${title}”` }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(3);

  await expect(cards(page).first()).toHaveAccessibleName('Three');
  await new NoteCard(page, 'One').card.getByRole('button', { name: 'More options' }).click();
  await untilKept(page, () => page.getByRole('menuitem', { name: 'Pin' }).click(), 'PUT');
  await expectPinned(page, 'One');
});

/** On top, and still there on a new page. */
async function expectPinned(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pinned' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pinned' })).toBeVisible();
  await expect(cards(page).first()).toHaveAccessibleName(title);
}

test('notes are selected, deleted and pinned by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await createAccount(page, someone('Margaret'));
  await saveNotes(page, ['One', 'Two', 'Three'], WORDS);
  await tabTo(page.getByRole('link', { name: 'Three', exact: true }));
  await keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select “Three”' })).toBeChecked();
  await pressAt(page.getByRole('checkbox', { name: 'Select “Two”' }), 'Space');
  await keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Selected notes' })).toHaveCount(0);

  await tabTo(page.getByRole('link', { name: 'One', exact: true }));
  await keyboard.press('x');
  await pressAt(page.getByRole('region', { name: 'Selected notes' }).getByRole('button', { name: 'Delete' }));
  await pressAt(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('1 note deleted').first()).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await keyboard.press('F8');
  await pressAt(page.getByRole('button', { name: 'Undo' }));
  await expect(cards(page)).toHaveCount(3);

  await pressAt(new NoteCard(page, 'One').card.getByRole('button', { name: 'More options' }));
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('P');
  await expect(page.getByRole('menuitem', { name: 'Pin' })).toBeFocused();
  await untilKept(page, () => keyboard.press('Enter'), 'PUT');
  await expectPinned(page, 'One');
});
