import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, problem, server } from './server.ts';

const WORDS = 'What if the old bindery became the studio?';

/** From now on the server knows no note 7: deleted by its owner, or no longer shared with this reader. */
function loseNote(): void {
  const missing = () => HttpResponse.json({ message: 'No such note.', code: 'note.missing' }, { status: 404 });
  server.use(http.all('/api/notes/7', missing), http.all('/api/notes/7/:what', missing));
}

function loseNetwork(): void {
  server.use(http.all('/api/*', () => HttpResponse.error()));
}

async function openFromList() {
  haveNotes([makeNote()]);
  haveNote(makeNoteDetail());
  const { user } = openApp('/notes');
  await user.click(await screen.findByRole('link', { name: 'The workshop by the canal' }));
  await screen.findByRole('heading', { name: 'Transcript' });
  return user;
}

const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

describe('a note that is deleted, or no longer shared', () => {
  it('cannot be read from what is held, nor once the network is away as well', async () => {
    const user = await openFromList();
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    loseNote();
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'Note Not Found' })).toBeInTheDocument();
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();

    loseNetwork();
    await user.click(screen.getByRole('link', { name: 'Back to notes' }));
    expect(await screen.findByText(/No notes found/)).toBeInTheDocument();
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
    window.history.forward();
    expect(await screen.findByRole('heading', { name: 'Note Not Found' })).toBeInTheDocument();
  });

  it('goes from a screen that stood open, when the person comes back to it', async () => {
    await openFromList();
    loseNote();
    comeBack();
    expect(await screen.findByRole('heading', { name: 'Note Not Found' })).toBeInTheDocument();
  });

  it('goes when anything done to it learns that it is gone', async () => {
    const user = await openFromList();
    loseNote();
    await user.type(screen.getByRole('textbox', { name: 'Add a comment' }), 'Yes{Enter}');
    expect(await screen.findByRole('heading', { name: 'Note Not Found' })).toBeInTheDocument();
    expect(await screen.findByText(/Failed to add comment/)).toBeInTheDocument();
  });

  it('stays readable while it only cannot be asked for', async () => {
    const user = await openFromList();
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    server.use(http.get('/api/notes/7', () => problem(503, 'Away.')));
    window.history.back();
    expect(await screen.findByText(WORDS)).toBeInTheDocument();
    loseNetwork();
    comeBack();
    await waitFor(() => expect(screen.getByText(WORDS)).toBeInTheDocument());
  });
});
