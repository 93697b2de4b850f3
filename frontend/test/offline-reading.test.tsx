import type { Note } from '@stitchbook/api-types';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../src/app/query-client.ts';
import { RecorderProvider } from '../src/app/recorder-provider.tsx';
import { useKeptNotes } from '../src/app/use-kept-notes.ts';
import { beginKeeping, dropKeptNote, forgetKeptNotes, keepNotes, readKeptNotes } from '../src/device/kept-notes.ts';
import { notesKey } from '../src/features/notes/api/get-notes.ts';
import { EVERY_NOTE, readListQuery } from '../src/features/notes/list-query.ts';
import { searchKeptNotes } from '../src/features/notes/search-kept-notes.ts';
import { fillKeptNotes } from '../src/features/notes/fill-kept-notes.ts';
import { haveAccount, section } from './have-account.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, haveNote, haveNotes, problem, server, signedOut } from './server.ts';

const CANAL = makeNote();
const ROOF = makeNote({ id: 8, title: 'The roof', transcript: 'Ask the Müller brothers.', tags: [], themes: [] });

afterEach(() => forgetKeptNotes());

async function keep(ownerId = ADA.id, notes = [CANAL, ROOF]) {
  localStorage.setItem('stitchbook.user', JSON.stringify({ ...ADA, id: ownerId }));
  await keepNotes(ownerId, await beginKeeping(ownerId), notes);
}

const loseServer = () => server.use(http.all('*', () => HttpResponse.error()));
const keptTitles = async (ownerId = ADA.id) => (await readKeptNotes(ownerId)).map(({ title }) => title);

describe('without the server', () => {
  it('the last notes are listed, searched and read, and it is said that they are those', async () => {
    await keep();
    loseServer();
    const { user } = openApp('/notes');
    expect(await screen.findByRole('link', { name: ROOF.title })).toBeInTheDocument();
    expect(screen.getByText(/these are the notes kept on this device/)).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'brothers muller');
    expect(await screen.findByText('You are offline: searching the notes kept on this device')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: CANAL.title })).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: ROOF.title }));
    expect(await screen.findByText(/words that this device has kept/)).toBeInTheDocument();
    expect(screen.getByText(ROOF.transcript)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  it('a day ends before the first moment of the next', () => {
    const [last, first] = [new Date(2026, 10, 23, 23, 59, 59, 999), new Date(2026, 10, 24)];
    const [late, next] = [last, first].map((at) => makeNote({ createdAt: at.toISOString() }));
    const found = searchKeptNotes([late, next] as Note[], { ...EVERY_NOTE, from: '2026-11-23', to: '2026-11-23' });
    expect(found).toEqual([late]);
  });

  it('another person’s notes are not shown', async () => {
    await keep('user-bea');
    localStorage.setItem('stitchbook.user', JSON.stringify(ADA));
    loseServer();
    openApp('/notes');
    expect(await screen.findByText('Your notes could not be loaded.')).toBeInTheDocument();
  });

  it.each([
    ['is away', () => HttpResponse.error()],
    ['is not answered for', () => problem(502, 'Bad gateway')],
  ])('a note is not called missing while the server %s, and opens when it is back', async (_, answer) => {
    server.use(http.get('/api/notes/7', answer));
    const { user } = openApp('/notes/7');
    expect(await screen.findByText(/This note could not be loaded yet/)).toBeInTheDocument();
    expect(screen.queryByText('Note Not Found')).not.toBeInTheDocument();
    haveNote(makeNoteDetail());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /The workshop by the canal/ })).toBeInTheDocument();
  });
});

describe('what is kept', () => {
  const fill = () => fillKeptNotes(ADA.id, new AbortController().signal);

  it('is what the server has now, with all words of long notes', async () => {
    await keep();
    haveNotes([makeNote({ transcript: 'What if', transcriptTruncated: true, version: 2 })]);
    haveNote(makeNoteDetail({ transcript: 'What if all of it' }));
    await fill();
    expect((await readKeptNotes(ADA.id)).map(({ transcript }) => transcript)).toEqual(['What if all of it']);
  });

  it('is filled from a list that was there before anything was drawn', async () => {
    localStorage.setItem('stitchbook.user', JSON.stringify(ADA));
    haveNotes([CANAL]);
    const client = createQueryClient();
    const list = { pages: [{ notes: [CANAL], nextCursor: null }], pageParams: [null] };
    client.setQueryData(notesKey(readListQuery(new URLSearchParams())), list);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <RecorderProvider ownerId={ADA.id}>{children}</RecorderProvider>
        </MemoryRouter>
      </QueryClientProvider>
    );
    renderHook(() => useKeptNotes(), { wrapper });
    await waitFor(async () => expect(await keptTitles()).toEqual([CANAL.title]), { timeout: 20_000 });
  });

  it('goes with a note that is gone, at once', async () => {
    await keep();
    await dropKeptNote(ADA.id, ROOF.id);
    expect(await keptTitles()).toEqual([CANAL.title]);
  });

  it('goes when nobody is signed in any more', async () => {
    await keep();
    signedOut();
    openApp('/');
    await waitFor(async () => expect(await keptTitles()).toEqual([]));
  });

  it('goes when somebody else signs in', async () => {
    await keep('user-bea');
    openApp('/notes');
    await waitFor(async () => expect(await keptTitles('user-bea')).toEqual([]));
  });

  it('does not come back by a filling that was on its way at sign-out', async () => {
    const filling = await beginKeeping(ADA.id);
    await forgetKeptNotes();
    await keepNotes(ADA.id, filling, [CANAL]);
    expect(await keptTitles()).toEqual([]);
  });

  it('goes, and stays away, when it is turned off on the account page', async () => {
    await keep();
    haveAccount();
    const { user } = openApp('/account');
    const device = await section('This device');
    const choice = device.getByRole('checkbox', { name: 'Keep my last 200 notes readable offline' });
    expect(choice).toBeChecked();
    await user.click(choice);
    await waitFor(async () => expect(await keptTitles()).toEqual([]));
    haveNotes([CANAL]);
    await fill();
    expect(await keptTitles()).toEqual([]);
  });
});
