import { readRecording, saveNote, saveSpokenNote, shareNote, userIdOf } from '../../notes.ts';
import { createAccount, someone } from '../../people.ts';
import { NoteCard } from '../../screens/note-card.ts';
import { expect, test } from '../../accessibility-fixtures.ts';

const NOTES = '**/api/notes?*';

test('axe finds nothing wrong with the list of notes', async ({
  page,
  context,
  openOtherBrowser,
  look,
  expectConsoleErrors,
}) => {
  test.slow();
  expectConsoleErrors(/\/api\/notes\?.*\b500\b|ERR_INTERNET_DISCONNECTED/);
  const others = await openOtherBrowser();
  await createAccount(others, someone('Marianne'));
  await createAccount(page, someone('Elinor'));
  const theirs = await saveNote(others, 'Theirs', 'I shall miss the piano, and I am so sad to leave it.');
  await shareNote(others, theirs, await userIdOf(page), 'view');
  await saveSpokenNote(page, 'Mine', await readRecording('amiable.wav'));
  const id = await saveNote(page, 'Roses', 'The garden was lovely. I am so happy that the roses came through.');
  await shareNote(page, id, await userIdOf(others), 'comment');
  const roses = new NoteCard(page, 'Roses').card;
  await expect(roses).toContainText(/Very positive/i);
  await look('list');
  await page.getByRole('radio', { name: 'Rows' }).click();
  await expect(roses.getByRole('slider')).toHaveCount(0);
  await look('list in rows');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('region', { name: 'Selected notes' })).toContainText('1 selected');
  await look('list in rows, one selected');
  await page.getByRole('button', { name: 'End selecting' }).click();
  await page.getByRole('radio', { name: 'Cards' }).click();

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await look('home');
  await page.goto('/notes?sentiment=very_positive&sort=title');
  await expect(page.getByRole('list', { name: 'Filters in use' })).toBeVisible();
  await expect(roses).toBeVisible();
  await look('list, narrowed down');
  await page.getByRole('searchbox').fill('zanzibar');
  await expect(page.getByText('No notes found.')).toBeVisible();
  await look('list, nothing found');
  await page.goto('/notes');

  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter notes' })).toContainText('Very Positive');
  await look('filters');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('dialog').getByRole('option', { name: 'Roses' })).toBeVisible();
  await look('palette');
  await page.getByRole('combobox').fill('zanzibar');
  await expect(page.getByText('Nothing fits. Try other words.')).toBeVisible();
  await look('palette, nothing found');
  await page.keyboard.press('Escape');
  for (const name of ['Sort', /Elinor Dashwood/]) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look(`menu ${String(name)}`);
    await page.keyboard.press('Escape');
  }
  const choose = async (item: string) => {
    await roses.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await roses.getByRole('button', { name: 'More options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await look('menu of a card');
  await page.keyboard.press('Escape');
  await roses.getByRole('button', { name: 'Choose what to generate' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('menu of what to generate');
  await page.keyboard.press('Escape');
  await choose('Share');
  await expect(page.getByRole('button', { name: 'Stop sharing with Marianne Dashwood' })).toBeVisible();
  await look('share dialog, with a share');
  await page.keyboard.press('Escape');
  await choose('Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('delete dialog');
  await page.keyboard.press('Escape');
  await choose('Edit Title');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await look('renaming on a card');
  await page.keyboard.type(' and rain');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Title updated successfully').first()).toBeVisible();
  await look('toast of success');

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await look('offline');
  await context.setOffline(false);
  await page.route(NOTES, () => undefined);
  await page.goto('/notes');
  await expect(page.getByRole('status', { name: 'Loading notes' })).toBeVisible();
  await look('list, loading');
  await page.unroute(NOTES);
  await page.route(NOTES, (route) => route.fulfill({ status: 500, json: { message: 'It is not your doing.' } }));
  await page.goto('/notes');
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await look('list, not loaded');
});
