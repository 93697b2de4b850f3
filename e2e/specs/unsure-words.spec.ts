import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { saveNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';

const WORDS = Array.from(
  { length: 40 },
  (_, at) => `There\u2019s word number ${at}, fi\u00ADnally${at % 9 === 8 ? '\n\n' : ''}`,
);
const TRANSCRIPT = `${WORDS.join(' ')} ${'w'.repeat(150)} the\tend of it`;
const UNSURE = Array.from({ length: 30 }, (_, at) => 2 + 6 * at);

/** The height that the words need in the field, and that of the same words under it. */
const heights = (page: Page) =>
  page.getByRole('textbox', { name: 'Transcript' }).evaluate((field) => {
    const drawn = field.previousElementSibling as HTMLElement;
    const [height, width] = [field.style.height, field.style.width];
    field.style.height = '0';
    const needed = field.scrollHeight;
    Object.assign(field.style, { height, width });
    return { needed, drawn: drawn.clientHeight, widths: field.clientWidth - drawn.clientWidth };
  });

test('words that may be wrong are underlined where they stand, at any width, and gone through by the keyboard', async ({
  page,
}) => {
  await createAccount(page, someone('Elinor'));
  const id = await saveNote(page, 'Misheard', TRANSCRIPT);
  await page.route(`**/api/notes/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), unsureWords: UNSURE } });
  });
  await page.goto(`/notes/${id}`);
  await page.getByRole('button', { name: 'Correct the words' }).click();
  const field = page.getByRole('textbox', { name: 'Transcript' });
  await expect(field).toHaveAccessibleDescription('30 words may be wrong');
  for (let width = 320; width <= 1440; width += 56) {
    await page.setViewportSize({ width, height: 800 });
    await expectSameHeight(page, `${width} pixels`);
  }

  await field.press('Control+Home');
  const words = TRANSCRIPT.match(/\S+/gu) ?? [];
  for (const index of UNSURE.slice(0, 28)) {
    await field.press('F8');
    await expect.poll(() => page.evaluate(() => String(document.getSelection()))).toBe(words[index]);
  }
  await page.keyboard.type('mended');
  await expect(field).toHaveAccessibleDescription('29 words may be wrong');
  await expectSameHeight(page, 'with a word that was mended');
});

/** What is drawn comes to the size of the field a frame after it. */
async function expectSameHeight(page: Page, when: string): Promise<void> {
  await expect(async () => {
    const { needed, drawn, widths } = await heights(page);
    expect(drawn, when).toBe(needed);
    expect(widths, when).toBe(0);
  }).toPass({ timeout: 10_000 });
}
