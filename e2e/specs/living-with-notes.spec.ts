import { pressAt } from '../chromium/tab-to.ts';
import { saveNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { NoteCard } from '../screens/note-card.ts';
import { NotePage } from '../screens/note-page.ts';
import { openCreations } from '../screens/open-creations.ts';
import { untilKept } from '../until-kept.ts';
import { expect, test } from '../fixtures.ts';

const GARDEN =
  'The garden was lovely this morning. I am so happy that the roses came through, and the garden smells of rain.';
const BUDGET =
  'The budget meeting went badly. I am worried about the deadline, and the client is angry about the budget.';

test('notes are found by any part of their words, and narrowed down in the address', async ({ page }) => {
  await createAccount(page, someone('Elinor'));
  await saveNote(page, 'Roses', GARDEN);
  await saveNote(page, 'Numbers', BUDGET);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);

  await page.getByRole('searchbox', { name: 'Search notes' }).fill('smells of r');
  await expect(cards).toHaveCount(1);
  await expect(new NoteCard(page, 'Roses').card).toBeVisible();
  // In any order and inflected; and with two letters swapped.
  for (const [words, found] of [
    ['rose happy', ['happy', 'roses']],
    ['lovley', ['lovely']],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Search notes' }).fill(words);
    await expect(new NoteCard(page, 'Roses').card.locator('p mark')).toHaveText(found);
    await expect(cards).toHaveCount(1);
  }
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('');
  await expect(cards).toHaveCount(2);

  await expect(new NoteCard(page, 'Numbers').card).toContainText(/Negative/);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('radio', { name: /^Negative 1/ }).check();
  await page.getByRole('button', { name: 'Show 1 note' }).click();
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await page.getByRole('list', { name: 'Filters in use' }).getByRole('button').first().click();
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('menuitemradio', { name: 'Title' }).click();
  await expect(cards.first()).toContainText('Numbers');

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Find or do something' }).click();
  await page.getByRole('combobox').fill('deadline');
  await page.getByRole('dialog').getByRole('option', { name: 'Numbers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Numbers');
});

test('a note is renamed on its card and on its page, and an empty title changes nothing', async ({ page }) => {
  await createAccount(page, someone('Marianne'));
  await saveNote(page, 'First thoughts', GARDEN);
  const card = new NoteCard(page, 'First thoughts');
  await card.card.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Edit Title' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Second thoughts');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Title updated successfully').first()).toBeVisible();

  await new NoteCard(page, 'Second thoughts').open();
  await page.getByRole('button', { name: 'Second thoughts' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second thoughts');
  await page.getByRole('button', { name: 'Second thoughts' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Never mind');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second thoughts');
});

test('a note is tagged by hand, and a tag is taken away again', async ({ page }) => {
  await createAccount(page, someone('Margaret'));
  await saveNote(page, 'Roses', GARDEN);
  await new NoteCard(page, 'Roses').open();
  const field = page.getByRole('textbox', { name: 'Add a tag' });
  await field.fill('Norland Park');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added tag: norland park').first()).toBeVisible();
  await page.getByRole('button', { name: 'norland park', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Show notes with this' }).click();
  await expect(page).toHaveURL(/\/notes\?tag=norland(\+|%20)park$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await new NoteCard(page, 'Roses').open();
  await expect(page.getByRole('button', { name: 'Remove tag norland park' })).toBeVisible();
  await field.fill('norland park');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tag "norland park" already exists').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove tag norland park' }).click();
  await expect(page.getByText('Removed tag: norland park').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roses');
  await expect(page.getByRole('button', { name: 'Remove tag norland park' })).toHaveCount(0);
});

test('tags are suggested on asking, and one of them is taken', async ({ page }) => {
  await createAccount(page, someone('Lucy'));
  await saveNote(page, 'Numbers', BUDGET);
  await new NoteCard(page, 'Numbers').open();
  await page.getByRole('button', { name: 'Suggest tags' }).click();
  await expect(page.getByText(/^(Suggestions Ready|No Suggestions)$/).first()).toBeVisible({ timeout: 120_000 });
  const suggestion = page.getByRole('button', { name: /^Add suggested tag/ }).first();
  const name = String(await suggestion.getAttribute('aria-label')).replace('Add suggested tag ', '');
  await suggestion.click();
  await expect(page.getByText(`Added tag: ${name}`).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Remove tag ${name}` })).toBeVisible();
});

test('a note is talked about, and what was said is taken back', async ({ page }) => {
  await createAccount(page, someone('Edward'));
  await saveNote(page, 'Roses', GARDEN);
  await new NoteCard(page, 'Roses').open();
  const comments = page.getByRole('region', { name: 'Comments' });
  const field = comments.getByRole('textbox').first();
  await field.fill('Which roses were they?');
  await field.press('Enter');
  const comment = comments.getByRole('article').filter({ hasText: 'Which roses were they?' });
  await expect(comment).toContainText('Edward Dashwood');
  await expect(comment).toContainText('ago');
  await comment.getByRole('button', { name: 'Delete comment' }).click();
  await expect(page.getByText('The comment has been removed.').first()).toBeVisible();
  await expect(comment).toHaveCount(0);
});

test('a note becomes something new on its page, which can be read among the creations', async ({ page }) => {
  await createAccount(page, someone('Brandon'));
  await saveNote(page, 'Roses', GARDEN);
  await new NoteCard(page, 'Roses').open();
  const note = new NotePage(page);
  await note.generate();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  // No language model is configured, and the note has no eighty words.
  await expect(note.madeOfIt.getByRole('button', { name: /^summary/ })).toBeFocused();
  await expect(note.madeOfIt).toContainText('roses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roses');
  await openCreations(page);
  const creation = page.getByRole('article').first();
  await expect(creation).toContainText('summary');
  await expect(creation).toContainText('Based on a voice note');
  await expect(creation).toContainText('roses');
});

test('tasks are ticked by pointer and by keyboard, and are still ticked on the next page', async ({ page }) => {
  await createAccount(page, someone('Marianne'));
  await saveNote(
    page,
    'Roof',
    'I should call the roofer before Friday. Remember to ask the bank about the second loan.',
  );
  await new NoteCard(page, 'Roof').open();
  await page.getByRole('button', { name: 'Choose what to generate' }).click();
  await page.getByRole('menuitem', { name: 'Action items' }).click();
  const made = page.getByRole('region', { name: 'From this note' });
  await expect(made.getByRole('checkbox')).toHaveCount(2);
  await untilKept(page, () => made.getByRole('checkbox').first().click());
  await page.reload();
  await expect(made.getByRole('button', { name: /^action items/i })).toBeVisible();
  await openCreations(page);
  const first = page.getByRole('checkbox', { name: 'Call the roofer before Friday' });
  const second = page.getByRole('checkbox', { name: 'Ask the bank about the second loan' });
  await expect(first).toBeChecked();
  await expect(second).not.toBeChecked();
  await untilKept(page, () => pressAt(second, 'Space'));
  await page.reload();
  await expect(first).toBeChecked();
  await expect(second).toBeChecked();
});
