import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beginKeeping, forgetKeptNotes, keepNotes, readKeptNotes } from '../src/device/kept-notes.ts';
import { fetchCurrentUser } from '../src/features/account/api/fetch-current-user.ts';
import { makeNote } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, haveNotes, problem, server, signedOut } from './server.ts';

const CANAL = makeNote();

afterEach(() => forgetKeptNotes());

const keep = async () => keepNotes(ADA.id, await beginKeeping(ADA.id), [CANAL]);

describe('a browser in which nobody is signed in', () => {
  it('keeps no notes, although it is forgotten already whose they were', async () => {
    await keep();
    localStorage.setItem('stitchbook.signed-in-before', 'yes');
    signedOut();
    openApp('/');
    await waitFor(async () => expect(await readKeptNotes(ADA.id)).toEqual([]));
  });

  it('is not searched for any where nobody has ever signed in', async () => {
    signedOut();
    const looked = jest.spyOn(IDBDatabase.prototype, 'transaction');
    openApp('/');
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    await expect(fetchCurrentUser()).rejects.toThrow('401');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
  });
});

describe('a person who is signed in', () => {
  const remember = (user = ADA) => localStorage.setItem('stitchbook.user', JSON.stringify(user));
  const fail = (answer: () => Response) => server.use(http.get('/api/auth/user', answer));

  it.each([
    ['a proxy answers in its place', () => problem(502, 'Bad gateway')],
    ['it is being started', () => problem(503, 'Away.')],
    ['it was asked too often', () => problem(429, 'Too many requests.')],
    ['it has an error', () => problem(500, 'Something went wrong.')],
    ['a page stands before it', () => HttpResponse.html('<h1>Accept our terms</h1>')],
  ])('stays so while the server does not say who they are: %s', async (_, answer) => {
    remember();
    await keep();
    fail(answer);
    haveNotes([CANAL]);
    openApp('/notes');
    expect(await screen.findByRole('link', { name: CANAL.title })).toBeInTheDocument();
    expect(await readKeptNotes(ADA.id)).toHaveLength(1);
  });

  it('reads what is kept while a proxy answers for everything', async () => {
    remember();
    await keep();
    server.use(http.all('*', () => problem(502, 'Bad gateway')));
    openApp('/notes');
    expect(await screen.findByRole('link', { name: CANAL.title })).toBeInTheDocument();
    expect(screen.getByText(/these are the notes kept on this device/)).toBeInTheDocument();
  });

  it('stays the one whose page it is, although somebody else has signed in in another tab, when the network goes', async () => {
    let asked = 0;
    openApp('/insights');
    expect(await screen.findByRole('button', { name: /Ada Lovelace/ })).toBeInTheDocument();
    remember({ ...ADA, id: 'user-bea', firstName: 'Bea', lastName: 'Dashwood' });
    server.use(
      http.all('*', ({ request }) => {
        if (request.url.endsWith('/api/auth/user')) asked += 1;
        return HttpResponse.error();
      }),
    );
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(asked).toBe(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('button', { name: /Ada Lovelace/ })).toBeInTheDocument();
  });
});
