import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeComment, makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, server } from './server.ts';

const TITLE = 'The workshop by the canal';
const link = () => screen.findByRole('link', { name: TITLE });

async function openFromList(address = '/notes') {
  haveNotes([makeNote({ id: 8, title: 'Another' }), makeNote()]);
  haveNote(makeNoteDetail());
  const { user } = openApp(address);
  await user.click(await link());
  await screen.findByRole('heading', { name: 'Transcript' });
  return user;
}

describe('the way back from a note', () => {
  it('leads to its place in the list, by the link on the page', async () => {
    const user = await openFromList();
    await user.click(screen.getByRole('link', { name: 'Back to notes' }));
    const title = await link();
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('leads there by the browser, too, in a list that was searched', async () => {
    const user = await openFromList('/notes?q=workshop');
    screen.getByRole('button', { name: 'Copy' }).focus();
    act(() => window.history.back());
    const title = await link();
    await waitFor(() => expect(title).toHaveFocus());
    await user.tab();
    expect(title).not.toHaveFocus();
  });

  it('leaves the focus to who has taken it elsewhere', async () => {
    const user = await openFromList();
    const tab = screen.getByRole('link', { name: 'Notes' });
    await user.click(tab);
    await link();
    expect(tab).toHaveFocus();
  });
});

describe('the double press that opened a note', () => {
  it('deletes no comment that has come under the pointer', async () => {
    const deleted: unknown[] = [];
    haveNote(makeNoteDetail());
    server.use(
      http.get('/api/notes/7/comments', () => HttpResponse.json([makeComment()])),
      http.delete('/api/comments/1', () => {
        deleted.push(1);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    openApp('/notes/7');
    const remove = await screen.findByRole('button', { name: 'Delete comment' });
    fireEvent.click(remove, { detail: 2 });
    fireEvent.click(remove, { detail: 1 });
    expect(await screen.findByText('Comment deleted')).toBeInTheDocument();
    expect(deleted).toHaveLength(1);
  });
});
