import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { beginKeeping, forgetKeptNotes, keepNotes, readKeptNotes } from '../src/device/kept-notes.ts';
import { fetchCurrentUser } from '../src/features/account/api/fetch-current-user.ts';
import { makeNote } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, signedOut } from './server.ts';

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
