import { expect, test } from '../accessibility-fixtures.ts';
import { saveNote } from '../notes.ts';
import { createAccount, someone } from '../people.ts';
import { startFakeLanguageModel } from '../product/fake-language-model.ts';
import { runProduct } from '../product/run-product.ts';

const DENTIST =
  'I slept badly again. My teeth will be checked on Thursday at nine in the morning. I must bring the card.';
const LINES = [
  {
    text: 'Your teeth are checked on Thursday at nine.',
    sources: [{ note: 1, quote: 'My teeth will be checked on Thursday at nine in the morning.' }],
  },
  { text: 'It will cost a thousand euros.', sources: [{ note: 1, quote: 'it will cost a thousand euros' }] },
  { text: 'Bring your card.', sources: [{ note: 1, quote: 'I must bring the card' }] },
];

test('a language model answers, sentence by sentence, and what it invents is not shown', async ({ browser, look }) => {
  test.slow();
  const model = await startFakeLanguageModel(LINES);
  const product = await runProduct({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'fake', LANGUAGE_RETRIES: '0' });
  const context = await browser.newContext({ baseURL: product.url });
  try {
    const page = await context.newPage();
    await createAccount(page, someone('Elinor'));
    await saveNote(page, 'Monday', DENTIST);
    await expect(async () => {
      const progress = (await (await page.request.get('/api/notes/meaning')).json()) as { ready: number };
      expect(progress.ready).toBe(1);
    }).toPass({ timeout: 90_000 });
    await page.goto('/ask?q=When%20are%20my%20teeth%20checked%3F');
    const answer = page.getByRole('region', { name: 'An answer from your notes' });
    await expect(answer.getByText('Your teeth are checked on Thursday at nine.')).toBeVisible();
    await expect(answer.getByText('Bring your card.')).toBeVisible();
    await expect(answer).not.toHaveAttribute('aria-busy', 'true');
    const quotes = answer.getByRole('list', { name: 'What the answer rests on' }).getByRole('listitem');
    await expect(quotes).toHaveCount(2);
    await expect(quotes.first()).toContainText('My teeth will be checked on Thursday at nine in the morning');
    await expect(page.getByText('thousand euros')).toHaveCount(0);
    await look('an answer of a language model', page);
    await answer.getByRole('link', { name: 'Quote 2, from “Monday”' }).click();
    await expect(quotes.nth(1)).toBeInViewport();
    await quotes.nth(1).getByRole('link', { name: 'Monday' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible();
  } finally {
    await context.close();
    await product.stop();
    await model.stop();
  }
});
