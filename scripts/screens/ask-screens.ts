import type { Answer, Quote, WrittenAnswer } from '@stitchbook/api-types';
import type { Page } from '@playwright/test';
import { keepWorking, leaveUnanswered, type Screen } from './screen.ts';

const QUOTES: Quote[] = [
  ['Knee', 'She said it is a torn meniscus and that I should not run for six weeks.', 42.5],
  ['What was said about the house until everybody was tired', 'The stairs are hard for my knee.', 3725],
  ['Physiotherapy', 'Bend it ten times, w' + 'o'.repeat(90) + ' is what I was told.', null],
].map(([noteTitle, text, atSeconds], index) => ({
  noteId: index + 1,
  noteTitle: String(noteTitle),
  createdAt: `2026-11-${18 + index}T12:00:00Z`,
  text: String(text),
  audioUrl: atSeconds === null ? null : `/api/notes/${index + 1}/audio`,
  duration: 4000,
  atSeconds: atSeconds === null ? null : Number(atSeconds),
}));

const WRITTEN: WrittenAnswer = {
  sentences: [
    { text: 'You have a torn meniscus, and are not to run for six weeks.', quotes: QUOTES.slice(0, 1) },
    { text: 'It hurts on stairs, and you were told to bend it ten times.', quotes: QUOTES.slice(1) },
  ],
};

const job = (changes: object) => ({ id: 'job', state: 'running', result: null, error: null, ...changes });

async function ask(page: Page, address: string, changes: Partial<Answer> = {}, hasLanguageModel = false) {
  const answer: Answer = { answered: true, quotes: QUOTES, period: null, tags: [], ...changes };
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), hasLanguageModel } });
  });
  await page.route('**/api/ask', (route) => route.fulfill({ json: answer }));
  await page.goto(`${address}/ask?q=What+did+the+doctor+say+about+my+knee%3F`);
}

/** Asking notes, with and without a language model. */
export const ASK_SCREENS: Screen[] = [
  {
    name: 'ask',
    show: async (page, { address }) => {
      await page.goto(`${address}/ask`);
      await page.getByRole('heading', { level: 1, name: 'Ask your notes' }).waitFor();
    },
  },
  {
    name: 'ask-quotes',
    isWhole: true,
    show: async (page, { address }) => {
      const from = '2026-11-16T00:00:00Z';
      await ask(page, address, { period: { said: 'last week', from, until: '2026-11-23T00:00:00Z' }, tags: ['knee'] });
      await page.getByRole('heading', { name: 'What your notes say' }).waitFor();
    },
  },
  {
    name: 'ask-nothing',
    isWhole: true,
    show: async (page, { address }) => {
      await ask(page, address, { answered: false, quotes: QUOTES.slice(0, 1) });
      await page.getByRole('heading', { name: 'What comes closest' }).waitFor();
    },
  },
  {
    name: 'ask-some-notes',
    isWhole: true,
    show: async (page, { address }) => {
      await page.route('**/api/notes/meaning', (route) =>
        route.fulfill({ json: { notes: 10_000, ready: 3_200, wordsOnly: 0 } }),
      );
      await ask(page, address, { answered: false, quotes: [] });
      await page.getByText('So far 3,200').waitFor();
    },
  },
  {
    name: 'ask-being-written',
    isWhole: true,
    show: async (page, { address }) => {
      await keepWorking(page, '**/api/ask/written', { firstWords: WRITTEN.sentences[0]?.text });
      await ask(page, address, {}, true);
      await page.getByText('You have a torn meniscus').waitFor();
    },
  },
  {
    name: 'ask-written',
    isWhole: true,
    show: async (page, { address }) => {
      await page.route('**/api/ask/written', (route) =>
        route.fulfill({ status: 202, json: job({ state: 'done', result: WRITTEN }) }),
      );
      await ask(page, address, {}, true);
      await page.getByRole('heading', { name: 'An answer from your notes' }).waitFor();
    },
  },
  {
    name: 'ask-not-written',
    isWhole: true,
    show: async (page, { address }) => {
      await page.route('**/api/ask/written', (route) =>
        route.fulfill({
          status: 202,
          json: job({ state: 'failed', error: 'The language model took too long to answer.' }),
        }),
      );
      await ask(page, address, {}, true);
      await page.getByText('No answer could be written').waitFor();
    },
  },
  {
    name: 'ask-looking',
    show: async (page, { address }) => {
      await leaveUnanswered(page, '**/api/ask');
      await page.goto(`${address}/ask?q=Where+is+it%3F`);
      await page.getByRole('status', { name: 'Looking through your notes' }).waitFor();
    },
  },
];
