import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { delay, http, HttpResponse } from 'msw';
import type { UserEvent } from '@testing-library/user-event';
import { dismissToast } from '../src/design/toast.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { pressOnToast } from './press-on-toast.ts';
import { openApp } from './render-app.tsx';
import { haveNotes, problem, server } from './server.ts';

const FIRST = makeNote({ id: 8, title: 'The newest' });
const GONE = makeNote();
const LAST = makeNote({ id: 6, title: 'The oldest' });
const titles = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const undoButton = () => screen.findByRole('button', { name: 'Undo' });

afterEach(() => dismissToast());

/** A server that deletes note 7, and restores it unless it is told to answer something else first. */
function haveDeletable(...refusals: (() => Response)[]): { restored: number } {
  const count = { restored: 0 };
  haveNotes([FIRST, GONE, LAST]);
  server.use(
    http.delete('/api/notes/7', () => {
      haveNotes([FIRST, LAST]);
      return HttpResponse.json({ success: true, message: 'Note deleted successfully' });
    }),
    http.post('/api/notes/7/restore', () => {
      const refusal = refusals.shift();
      if (refusal) return refusal();
      count.restored += 1;
      haveNotes([FIRST, GONE, LAST]);
      return HttpResponse.json(makeNoteDetail());
    }),
  );
  return count;
}

async function deleteNote(): Promise<UserEvent> {
  const { user } = openApp('/notes');
  const card = await screen.findByRole('article', { name: GONE.title });
  await user.click(within(card).getByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Note deleted successfully')).toBeInTheDocument();
  expect(titles()).toEqual(['The newest', 'The oldest']);
  return user;
}

describe('Undo of a deleted note', () => {
  it('brings it back at its place in the list', async () => {
    const count = haveDeletable();
    const user = await deleteNote();
    await pressOnToast(user, 'Undo');
    expect(await screen.findByText('Note restored')).toBeInTheDocument();
    expect(titles()).toEqual(['The newest', GONE.title, 'The oldest']);
    expect(count.restored).toBe(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('is there for the keyboard, which F8 leads to it', async () => {
    const count = haveDeletable();
    const user = await deleteNote();
    await undoButton();
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    await user.tab();
    await user.tab();
    expect(await undoButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toContain(GONE.title));
    expect(count.restored).toBe(1);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays when another page is opened meanwhile, and the note can be opened afterwards', async () => {
    haveDeletable();
    const notFound = jest.fn();
    new MutationObserver(() => screen.queryByText('Note Not Found') && notFound()).observe(document, {
      childList: true,
      subtree: true,
    });
    server.use(
      http.get('/api/notes/7', async () => {
        await delay(50);
        return HttpResponse.json(makeNoteDetail());
      }),
    );
    const user = await deleteNote();
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    expect(await screen.findByRole('heading', { name: 'Your Creations' })).toBeInTheDocument();
    await pressOnToast(user, 'Undo');
    expect(await screen.findByText('Note restored')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Notes' }));
    await user.click(await screen.findByRole('link', { name: GONE.title }));
    // Its card, which goes with the list, has a heading of that name as well.
    expect(await screen.findByRole('heading', { level: 1, name: GONE.title })).toBeInTheDocument();
    expect(notFound).not.toHaveBeenCalled();
  });

  it.each([
    ['the network is away', () => HttpResponse.error(), /^Failed to restore note: Stitchbook cannot be reached/],
    ['the server fails', () => problem(500, 'Please try again.'), 'Failed to restore note: Please try again.'],
    ['there is no room', () => problem(429, 'Delete some notes.'), 'Failed to restore note: Delete some notes.'],
  ])('says why it failed when %s, and can be tried again', async (_why, refuse, sentence) => {
    const count = haveDeletable(refuse);
    const user = await deleteNote();
    await pressOnToast(user, 'Undo');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(titles()).toEqual(['The newest', 'The oldest']);
    await pressOnToast(user, 'Undo');
    expect(await screen.findByText('Note restored')).toBeInTheDocument();
    expect(titles()).toEqual(['The newest', GONE.title, 'The oldest']);
    expect(count.restored).toBe(1);
  });

  it('says when it is too late, and offers no more', async () => {
    haveDeletable(() => problem(404, 'There is no such note.'));
    const user = await deleteNote();
    await pressOnToast(user, 'Undo');
    expect(await screen.findByText('Failed to restore note: It was deleted too long ago.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(titles()).toEqual(['The newest', 'The oldest']);
  });

  it('sends nothing when it is not asked for', async () => {
    const count = haveDeletable();
    const user = await deleteNote();
    await pressOnToast(user, 'Dismiss');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    expect(count.restored).toBe(0);
  });
});
