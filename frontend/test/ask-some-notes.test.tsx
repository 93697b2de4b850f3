import { jest } from '@jest/globals';
import type { Answer, Quote } from '@stitchbook/api-types';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openApp } from './render-app.tsx';
import { ADA, makeJob, server } from './server.ts';

const QUOTE: Quote = {
  noteId: 7,
  noteTitle: 'Knee',
  createdAt: '2026-05-30T14:07:00Z',
  text: 'She said it is a torn meniscus.',
  audioUrl: null,
  duration: 90,
  atSeconds: null,
};

/** A server that can ask so many of 10,000 notes; returns how often it was to write an answer. */
function have(ready: number, changes: Partial<Answer>, written = 'It is torn.', wordsOnly = 0) {
  const seen = { written: 0 };
  const sentences = [{ text: written, quotes: [QUOTE] }];
  server.use(
    http.get('/api/notes/meaning', () => HttpResponse.json({ notes: 10_000, ready, wordsOnly })),
    http.post('/api/ask', () =>
      HttpResponse.json({ answered: true, quotes: [QUOTE], period: null, tags: [], ...changes }),
    ),
    http.post('/api/ask/written', () => {
      seen.written += 1;
      return HttpResponse.json(makeJob({ state: 'done', result: { sentences } }), { status: 202 });
    }),
  );
  return seen;
}

const haveLanguageModel = (hasLanguageModel: boolean) =>
  server.use(http.get('/api/auth/user', () => HttpResponse.json({ ...ADA, hasLanguageModel })));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('asking while not every note can be asked', () => {
  it('says how many can, and answers from all of them once they can', async () => {
    haveLanguageModel(false);
    have(3_200, { answered: false, quotes: [] });
    openApp('/ask?q=What%3F');
    expect(await screen.findByText(/So far 3,200 of 10,000 notes can be found by what they mean/)).toBeInTheDocument();
    expect(await screen.findAllByText('Nothing in your notes answers this so far.')).toHaveLength(2);
    have(10_000, {});
    await pass(3_000);
    expect(await screen.findByText('She said it is a torn meniscus.')).toBeInTheDocument();
    expect(screen.queryByText(/[Ss]o far/)).not.toBeInTheDocument();
  });

  it('says nothing of it where every note can be', async () => {
    haveLanguageModel(false);
    have(10_000, { answered: false, quotes: [] });
    openApp('/ask?q=What%3F');
    expect(await screen.findAllByText('Nothing in your notes answers this.')).toHaveLength(2);
    expect(screen.queryByText(/[Ss]o far/)).not.toBeInTheDocument();
  });

  it('says of how many only the words are found once nothing more is read, and does not wait for them', async () => {
    haveLanguageModel(false);
    have(10_000, { answered: false, quotes: [] }, '', 1);
    openApp('/ask?q=What%3F');
    expect(await screen.findByText(/^1 note can only be found by its words/)).toBeInTheDocument();
    expect(screen.getAllByText('Nothing in your notes answers this.')).toHaveLength(2);
    expect(screen.queryByText(/[Ss]o far/)).not.toBeInTheDocument();
  });

  it('offers to write an answer again that was written before, and does not do so by itself', async () => {
    haveLanguageModel(true);
    have(3_200, {});
    openApp('/ask?q=What%3F');
    expect(await screen.findByText('It is torn.', { exact: false })).toBeInTheDocument();
    await screen.findByText(/So far 3,200/);
    const seen = have(10_000, {}, 'It was torn.');
    await pass(3_000);
    const again = await screen.findByRole('button', { name: 'Ask again' });
    expect(seen.written).toBe(0);
    fireEvent.click(again);
    expect(await screen.findByText('It was torn.', { exact: false })).toBeInTheDocument();
    expect(seen.written).toBe(1);
    expect(screen.queryByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
  });
});

describe('the same question', () => {
  it('is asked again by Enter', async () => {
    haveLanguageModel(false);
    have(10_000, { answered: false, quotes: [] });
    const { user } = openApp('/ask?q=What%3F');
    await screen.findAllByText('Nothing in your notes answers this.');
    have(10_000, {});
    jest.useRealTimers();
    await user.type(screen.getByRole('textbox', { name: 'Your question' }), '{Enter}');
    expect(await screen.findByText('She said it is a torn meniscus.')).toBeInTheDocument();
  });

  it('is answered anew by a language model too, as somebody asks for it', async () => {
    haveLanguageModel(true);
    const seen = have(10_000, {});
    const { user } = openApp('/ask?q=What%3F');
    expect(await screen.findByText('It is torn.', { exact: false })).toBeInTheDocument();
    expect(seen.written).toBe(1);
    jest.useRealTimers();
    await user.type(screen.getByRole('textbox', { name: 'Your question' }), '{Enter}');
    await waitFor(() => expect(seen.written).toBe(2));
  });
});
