import { expect, test } from '../../accessibility-fixtures.ts';
import { saveNote } from '../../notes.ts';
import { createAccount, someone } from '../../people.ts';
import { NotePage } from '../../screens/note-page.ts';
import { openCreations } from '../../screens/open-creations.ts';
import { ODD_TAGS, ODD_TASK, ODD_TITLE, ODD_WORDS, UNBREAKABLE } from '../../words/odd-words.ts';

test('axe finds nothing wrong with words that no line holds, and no page is wider for them', async ({ page, look }) => {
  test.slow();
  await createAccount(page, someone('Elinor'));
  const id = await saveNote(page, ODD_TITLE, ODD_WORDS);
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  const ask = async (path: string, data: object) =>
    expect((await page.request.post(`/api/notes/${id}${path}`, { headers, data, timeout: 60_000 })).ok()).toBe(true);
  await ask('/update-tags', { tags: ODD_TAGS });
  await ask('/comments', { content: UNBREAKABLE });
  await ask('/generate', { type: 'summary' });

  await page.goto('/notes');
  await expect(page.getByRole('article')).toHaveCount(1);
  await look('cards');
  await page.getByRole('radio', { name: 'Rows' }).click();
  await look('rows');
  await page.getByRole('searchbox').fill('Rindfleischetikettierung');
  await expect(page.locator('mark').first()).toBeVisible();
  await look('found');
  await page.goto('/notes');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter notes' })).toContainText('Very Positive');
  await look('filters');

  await page.goto(`/notes/${id}`);
  const note = new NotePage(page);
  await note.words();
  await expect(page.getByText(UNBREAKABLE, { exact: true })).toBeVisible();
  await look('note');
  await page.getByRole('button', { name: 'Correct paragraph 2' }).click();
  await expect(page.getByRole('textbox', { name: 'These words' })).toBeFocused();
  await look('note, a paragraph corrected');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Donaudampfschifffahrt');
  await look('share dialog');
  await page.keyboard.press('Escape');

  await openCreations(page);
  await look('creations');
  await saveNote(page, ODD_TITLE, ODD_TASK);
  await page.goto('/tags');
  await expect(page.getByRole('listitem').filter({ hasText: 'a-tag-that-is-as-long' })).toBeVisible();
  await look('tags');
  await expect(async () => {
    await page.goto('/tasks');
    const listed = page.getByRole('checkbox').or(page.getByRole('heading', { name: 'Nothing to do' }));
    await expect(listed.first()).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await look('tasks');
});
