import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ChunkLoadError } from '../src/recovery/lazy-with-retry.tsx';
import { plugInMicrophone } from './fake-microphone.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, server } from './server.ts';

/** What the server no longer has, until it does. */
let isDeployed = false;
let fetches = 0;
jest.unstable_mockModule('../src/app/routes/creations.tsx', () => {
  fetches += 1;
  if (!isDeployed) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: () => <p>The creations screen</p> };
});

jest.unstable_mockModule('../src/design/confirm-question.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
jest.unstable_mockModule('../src/features/sharing/components/share-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
jest.unstable_mockModule('../src/features/creations/components/stitch-button.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

let isBroken = false;
jest.unstable_mockModule('../src/app/routes/insights.tsx', () => ({
  default: () => {
    if (isBroken) throw new Error('cannot be drawn');
    return <p>The insights screen</p>;
  },
}));

let log: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

describe('a screen that cannot be fetched', () => {
  it('is tried again, then says so, and comes when it is asked for once more', async () => {
    const { user } = openApp('/insights');
    await screen.findByText('The insights screen');
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This screen could not be loaded.');
    expect(fetches).toBe(3);
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();

    isDeployed = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The creations screen')).toBeInTheDocument();
  });
});

describe('a screen that cannot be drawn', () => {
  it('says so in place of a blank page, and is drawn at another try', async () => {
    isBroken = true;
    const { user } = openApp('/insights');
    expect(await screen.findByRole('alert')).toHaveTextContent('This screen could not be shown.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The insights screen')).toBeInTheDocument();
  });

  it('is left by going elsewhere', async () => {
    isBroken = true;
    const { user } = openApp('/insights');
    await screen.findByRole('alert');
    await user.click(screen.getByRole('link', { name: 'Notes' }));
    expect(await screen.findByText('Recent Notes')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a list that cannot be drawn', () => {
  it('leaves the recorder as it is', async () => {
    plugInMicrophone();
    server.use(http.get('/api/notes', () => HttpResponse.json([null])));
    const { user } = openApp('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('The list could not be shown.');
    await user.click(await screen.findByRole('button', { name: 'Start recording' }));
    expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeInTheDocument();

    haveNotes([makeNote()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Stop recording' })).toBeInTheDocument();
  });
});

describe('an action that a list does without', () => {
  it('does not take the list with it when it cannot be fetched', async () => {
    haveNotes([makeNote(), makeNote({ id: 8 })]);
    openApp('/notes?tag=studio');
    await screen.findByText('2 notes found');
    await waitFor(() => expect(log.mock.calls.flat()).toContainEqual(expect.any(ChunkLoadError)));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a dialog that cannot be fetched', () => {
  it('says so and leaves the screen as it is', async () => {
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('This could not be opened. Are you offline?')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Transcript' })).toBeInTheDocument();
  });

  it('is asked by the browser itself when it is about something that cannot be taken back', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(true);
    haveNotes([makeNote()]);
    let isDeleted = false;
    server.use(
      http.delete('/api/notes/7', () => {
        isDeleted = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(isDeleted).toBe(true));
    expect(ask).toHaveBeenCalledWith(expect.stringContaining('This will permanently delete the note'));
  });
});
