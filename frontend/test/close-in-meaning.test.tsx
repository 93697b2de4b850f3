import { jest } from '@jest/globals';
import type { MeaningProgress, Note } from '@stitchbook/api-types';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, problem, server } from './server.ts';

const DENTIST = makeNote({
  id: 3,
  title: 'Monday',
  closest: { text: 'My teeth will be checked on Thursday.', atSeconds: 12.5 },
});

/** A server that finds these by words, and those by what they mean. */
function find(byWords: Note[], byMeaning: Note[], progress: Partial<MeaningProgress> = {}): void {
  server.use(
    http.get('/api/notes', ({ request }) => {
      const by = new URL(request.url).searchParams.get('by');
      return HttpResponse.json(by === 'meaning' ? byMeaning : byWords);
    }),
    http.get('/api/notes/meaning', () => HttpResponse.json({ notes: 2, ready: 2, wordsOnly: 0, ...progress })),
  );
}

const noModel = () => HttpResponse.json({ message: 'Not yet.', code: 'search.no-meaning' }, { status: 503 });

const section = () => screen.findByRole('region', { name: 'Close in meaning' });

afterEach(() => {
  jest.useRealTimers();
});

describe('what is close in meaning', () => {
  it('stands below what has the words, with the sentence and a way to its moment', async () => {
    find([makeNote({ id: 2, title: 'The dentist' })], [makeNote({ id: 2, title: 'The dentist' }), DENTIST]);
    openApp('/notes?q=dentist');
    const close = within(await section());
    expect(close.getByRole('link', { name: 'Monday' })).toHaveAttribute('href', '/notes/3?at=12.5');
    expect(close.getByText('My teeth will be checked on Thursday.')).toBeInTheDocument();
    // What has the words is above already.
    expect(close.queryByRole('link', { name: 'The dentist' })).not.toBeInTheDocument();
  });

  it('is shown where nothing has the words', async () => {
    find([], [DENTIST]);
    openApp('/notes?q=dentist');
    expect(await screen.findByText('No notes found. Start by recording a new note!')).toBeInTheDocument();
    expect(await section()).toBeInTheDocument();
  });

  it('is not there where nothing is looked for, nothing comes close, or there is no model', async () => {
    find([makeNote({ id: 2, title: 'The dentist' })], [DENTIST]);
    openApp('/notes');
    await screen.findByRole('heading', { name: 'The dentist' });
    expect(screen.queryByText('Close in meaning')).not.toBeInTheDocument();
    cleanup();
    server.use(
      http.get('/api/notes', ({ request }) => (request.url.includes('by=meaning') ? noModel() : HttpResponse.json([]))),
    );
    openApp('/notes?q=dentist');
    await screen.findByText('No notes found. Start by recording a new note!');
    await waitFor(() => expect(screen.queryByRole('status', { name: /close in meaning/ })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Close in meaning' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says that it could not be looked for just now, and looks again', async () => {
    server.use(
      http.get('/api/notes', ({ request }) =>
        request.url.includes('by=meaning') ? problem(503, 'The model is away.') : HttpResponse.json([]),
      ),
    );
    openApp('/notes?q=dentist');
    expect(await screen.findByText(/could not be looked for just now/)).toBeInTheDocument();
    find([], [DENTIST]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section()).toBeInTheDocument();
    expect(screen.queryByText(/could not be looked for/)).not.toBeInTheDocument();
  });

  it('says how many notes can be found so far', async () => {
    find([], [DENTIST], { notes: 10_000, ready: 3_200 });
    openApp('/notes?q=dentist');
    expect(await screen.findByText(/So far 3,200 of 10,000 notes/)).toBeInTheDocument();
  });

  it('looks again once every note can be found', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask'] });
    find([], [], { notes: 10_000, ready: 3_200 });
    openApp('/notes?q=dentist');
    await screen.findByText(/So far 3,200 of 10,000 notes/);
    find([], [], { notes: 10_000, ready: 9_999 });
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByText(/So far 9,999 of 10,000 notes/)).toBeInTheDocument();
    find([], [DENTIST], { notes: 10_000, ready: 10_000 });
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(await section()).toBeInTheDocument();
    expect(screen.queryByText(/So far/)).not.toBeInTheDocument();
  });

  it('says of which notes only the words are found, and asks no more', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask'] });
    find([], [DENTIST]);
    let asked = 0;
    server.use(
      http.get('/api/notes/meaning', () => {
        asked += 1;
        return HttpResponse.json({ notes: 2_500, ready: 2_500, wordsOnly: 2_000 });
      }),
    );
    openApp('/notes?q=dentist');
    expect(await screen.findByText(/^2,000 notes can only be found by their words/)).toBeInTheDocument();
    expect(screen.queryByText(/So far/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(asked).toBe(1);
  });
});

describe('the way to where notes are asked', () => {
  it('stands above the notes', async () => {
    openApp('/notes');
    fireEvent.click(await screen.findByRole('link', { name: 'Ask your notes' }));
    expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue('');
  });

  it('takes a question along, before anything is found', async () => {
    server.use(
      http.get('/api/notes', () => new Promise<never>(() => undefined)),
      http.post('/api/ask', () => HttpResponse.json({ answered: false, quotes: [], period: null, tags: [] })),
    );
    openApp('/notes?q=When%20is%20the%20dentist%3F');
    fireEvent.click(await screen.findByRole('link', { name: 'Ask your notes: When is the dentist?' }));
    expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue('When is the dentist?');
  });

  it('stands in the menu of every screen', async () => {
    const { user } = openApp('/insights');
    await user.click(await screen.findByRole('button', { name: /Ada Lovelace/ }));
    expect(await screen.findByRole('menuitem', { name: 'Ask your notes' })).toHaveAttribute('href', '/ask');
  });
});

describe('notes about the same', () => {
  it('are listed beside a note', async () => {
    haveNote(makeNoteDetail({ id: 7 }));
    server.use(http.get('/api/notes/7/related', () => HttpResponse.json([DENTIST])));
    openApp('/notes/7');
    const related = within(await screen.findByRole('region', { name: 'Notes about the same' }));
    expect(related.getByRole('link', { name: 'Monday' })).toHaveAttribute('href', '/notes/3');
  });
});
