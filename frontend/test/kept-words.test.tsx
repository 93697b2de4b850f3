import { jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { drafts, kept, loseNote } from './lose-note.ts';
import { makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, server } from './server.ts';

const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

async function correctWords(changes: Parameters<typeof makeNoteDetail>[0] = {}) {
  haveNote(makeNoteDetail(changes));
  const { user } = openApp('/notes/7');
  await user.click(await screen.findByRole('button', { name: 'Correct the words' }));
  const field = await screen.findByRole('textbox', { name: 'Transcript' });
  await user.clear(field);
  await user.type(field, 'My own words.');
  return user;
}

describe('words that were typed into a note which goes away', () => {
  it('can be copied where the note was, until they are thrown away', async () => {
    const user = await correctWords({ access: sharedAccess('edit') });
    loseNote();
    comeBack();
    expect(await screen.findByRole('heading', { name: 'Note Not Found' })).toBeInTheDocument();
    const words = await kept();
    expect(words.getByText('You were correcting these words when the note went away.')).toBeInTheDocument();
    expect(words.getByDisplayValue('My own words.')).toBeInTheDocument();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(words.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(written).toHaveBeenCalledWith('My own words.');

    cleanup();
    const { user: later } = openApp('/notes/7');
    await later.click((await kept()).getByRole('button', { name: 'Throw away' }));
    expect(screen.queryByDisplayValue('My own words.')).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  it('are gone on with when it comes back, beside what another wrote meanwhile', async () => {
    await correctWords();
    cleanup();
    const transcriptEdit = { editedBy: { id: 'user-bea', name: 'Bea' }, editedAt: '2026-06-01T10:00:00.000Z' };
    haveNote(makeNoteDetail({ transcript: 'Their words.', transcriptEdit, version: 2 }));
    const { user } = openApp('/notes/7');
    await user.click((await kept()).getByRole('button', { name: 'Go on with them' }));
    expect(await screen.findByRole('textbox', { name: 'Transcript' })).toHaveValue('My own words.');
    expect(screen.getByRole('alert')).toHaveTextContent('Their words.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByDisplayValue('My own words.')).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  it('are not shown to another person', async () => {
    await correctWords();
    cleanup();
    expect(drafts()).toHaveLength(1);
    server.use(
      http.get('/api/auth/user', () =>
        HttpResponse.json({
          id: 'user-bea',
          firstName: 'Bea',
          lastName: null,
          email: null,
          profileImageUrl: null,
          hasLanguageModel: true,
        }),
      ),
    );
    openApp('/notes/7');
    expect(await screen.findByRole('heading', { name: 'Transcript' })).toBeInTheDocument();
    expect(screen.queryByDisplayValue('My own words.')).not.toBeInTheDocument();
  });
});
