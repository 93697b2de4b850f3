import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, server } from './server.ts';

const CANAL = makeNote();
const ROOF = makeNote({ id: 8, title: 'The roof' });

beforeEach(() => {
  server.use(
    http.get('/api/notes', ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.has('q') ? [ROOF] : [CANAL, ROOF]),
    ),
    http.get('/api/notes/filter-counts', () =>
      HttpResponse.json({ total: 2, tags: [{ name: 'studio', count: 2 }], sentiments: [], shared: [] }),
    ),
  );
  haveNote(makeNoteDetail(ROOF));
});

/** Whether the browser would search the web. */
function pressCtrlK(init: KeyboardEventInit = { ctrlKey: true }): boolean {
  const event = new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true, ...init });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return !event.defaultPrevented;
}

async function openPalette(from = '/insights') {
  const { user } = openApp(from);
  await screen.findByRole('link', { name: 'Notes' });
  expect(pressCtrlK()).toBe(false);
  const field = await screen.findByRole('combobox', { name: 'A note, a tag, or something to do' });
  return { user, field };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('Ctrl+K', () => {
  it('offers the latest notes, tags and all that can be done', async () => {
    const { field } = await openPalette();
    expect(field).toHaveFocus();
    await waitFor(() => expect(options().slice(0, 3)).toEqual([CANAL.title, ROOF.title, 'studio2']));
    expect(options()).toEqual(expect.arrayContaining(['New recording', 'Upload a file', 'Insights', 'Log out']));
    expect(within(screen.getByRole('group', { name: 'Latest notes' })).getAllByRole('option')).toHaveLength(2);
  });

  it('finds a note by words and opens it by Enter', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'roof');
    await waitFor(() => expect(options()).toEqual([ROOF.title, 'studio2']));
    expect(screen.getByRole('option', { name: ROOF.title, selected: true })).toHaveAttribute(
      'id',
      field.getAttribute('aria-activedescendant'),
    );
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /The roof/ })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the notes with a tag', async () => {
    const { user } = await openPalette();
    await user.click(await screen.findByRole('option', { name: /studio/ }));
    await waitFor(() => expect(window.location.search).toBe('?tag=studio'));
    expect(window.location.pathname).toBe('/notes');
  });

  it('leads by arrows to what can be done, such as uploading a file', async () => {
    const { user, field } = await openPalette();
    await user.type(field, 'upload');
    const upload = await screen.findByRole('option', { name: 'Upload a file' });
    await waitFor(() => expect(options()).toHaveLength(3));
    await user.keyboard('{ArrowUp}');
    expect(upload).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('tab', { name: 'Upload Audio File', selected: true })).toBeInTheDocument();
  });

  it('opens while one types and with single keys off, by the Mac’s key too, but not over a dialog', async () => {
    localStorage.setItem('stitchbook.single-key-shortcuts', 'off');
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('searchbox'));
    expect(pressCtrlK({ metaKey: true })).toBe(false);
    await screen.findByRole('combobox', { name: 'A note, a tag, or something to do' });
    expect(pressCtrlK()).toBe(false);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });

  it('has a button in the sheet of shortcuts, and leads back to it', async () => {
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
    await user.click(await screen.findByRole('button', { name: 'Find or do something' }));
    await user.click(await screen.findByRole('option', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  });
});
