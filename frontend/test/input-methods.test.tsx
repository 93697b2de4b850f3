import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { http, HttpResponse } from 'msw';
import { Dialog } from '../src/design/dialog.tsx';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { editOnCard } from './rename-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, server } from './server.ts';

const SOURCES = join(import.meta.dirname, '../src');

/** As browsers tell of a key that an input method has taken: most while it composes, Safari right after. */
const TAKEN = [
  ['while it composes', { isComposing: true }],
  ['after it composed, in Safari', { isComposing: false, keyCode: 229 }],
] as const;

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 500));

/** Counts everything that is sent to change something. */
function countChanges(): () => number {
  let changes = 0;
  server.use(
    http.post('/api/*', () => {
      changes += 1;
      return HttpResponse.json({ message: 'Not now.', code: 'test.problem' }, { status: 500 });
    }),
  );
  return () => changes;
}

describe.each(TAKEN)('a key that an input method takes %s', (_, marks) => {
  it('does not save a recording', async () => {
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Record a new note' }));
    const panel = within(await screen.findByRole('tabpanel', { name: 'Record Audio' }));
    fireEvent.keyDown(panel.getByLabelText('Title'), { key: 'Enter', ...marks });
    await aMoment();
    expect(screen.queryByText('No recording to save.')).not.toBeInTheDocument();
    fireEvent.keyDown(panel.getByLabelText('Title'), { key: 'Enter' });
    expect(await screen.findByText('No recording to save.')).toBeInTheDocument();
  });

  it('does not send an upload', async () => {
    const { user } = openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Upload Audio File' }));
    fireEvent.keyDown(panel.getByLabelText('Title'), { key: 'Enter', ...marks });
    await aMoment();
    expect(screen.queryByText('No File Selected')).not.toBeInTheDocument();
  });

  it('neither saves a title nor leaves it', async () => {
    const changes = countChanges();
    const { user, field } = await editOnCard();
    await user.type(field, '日本');
    fireEvent.keyDown(field, { key: 'Enter', ...marks });
    fireEvent.keyDown(field, { key: 'Escape', ...marks });
    await aMoment();
    expect(field).toBeInTheDocument();
    expect(changes()).toBe(0);
  });

  it('neither sends a comment nor leaves the words of a transcript', async () => {
    const changes = countChanges();
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    const field = await screen.findByRole('textbox', { name: 'Add a comment' });
    await user.type(field, '日本');
    fireEvent.keyDown(field, { key: 'Enter', ...marks });
    await user.click(screen.getByRole('button', { name: 'Correct the words' }));
    const words = await screen.findByRole('textbox', { name: 'Transcript' });
    fireEvent.keyDown(words, { key: 'Escape', ...marks });
    await aMoment();
    expect(words).toBeInTheDocument();
    expect(changes()).toBe(0);
  });

  it('does not close a dialog', async () => {
    render(
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && document.body.classList.add('is-closed')} title="Share Note">
        <input aria-label="User ID" />
      </Dialog>,
    );
    fireEvent.keyDown(await screen.findByLabelText('User ID'), { key: 'Escape', ...marks });
    expect(document.body).not.toHaveClass('is-closed');
    fireEvent.keyDown(screen.getByLabelText('User ID'), { key: 'Escape' });
    expect(document.body).toHaveClass('is-closed');
    document.body.classList.remove('is-closed');
  });

  it('is no shortcut', async () => {
    openApp('/notes');
    await screen.findByText(/No notes found/);
    fireEvent.keyDown(document.body, { key: '?', ...marks });
    await aMoment();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('does not search for what an input method has not turned into words yet', async () => {
  const searched: (string | null)[] = [];
  server.use(
    http.get('/api/notes', ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json([makeNote()]);
    }),
  );
  openApp('/notes');
  const field = await screen.findByRole('searchbox', { name: 'Search notes' });
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'にほ' } });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(searched.filter(Boolean)).toEqual([]);
  fireEvent.change(field, { target: { value: '日本' } });
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(searched.filter(Boolean)).toEqual(['日本']));
});

it('is asked about in one way everywhere', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const asks = /key\s*[!=]==?\s*['"](?:Enter|Escape)['"]|['"](?:Enter|Escape)['"]\s*[!=]==?|\.isComposing/;
  const others = files.filter((name) => asks.test(readFileSync(join(SOURCES, name), 'utf8')));
  expect(files.length).toBeGreaterThan(200);
  expect(others).toEqual([join('keyboard', 'key-events.ts')]);
});
