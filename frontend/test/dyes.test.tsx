import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DYES, dyeOf } from '../src/design/dyes.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, server } from './server.ts';

const DEFAULT = '#6366f1';
const THEMES = [
  { id: 1, name: 'studio', color: DEFAULT },
  { id: 2, name: 'canal', color: '#123456' },
];

describe('the dye of a theme', () => {
  it('is the same for the same name, and one of eight that all get used', () => {
    expect(dyeOf({ name: 'studio', color: DEFAULT })).toBe(dyeOf({ name: 'studio', color: '#6366F1' }));
    const names = Array.from({ length: 200 }, (_, number) => `tag ${number}`);
    const used = new Set<string>(names.map((name) => dyeOf({ name, color: DEFAULT })));
    expect([...used].toSorted()).toEqual(DYES.map(({ color }) => color).toSorted());
  });

  it('is the colour that was chosen for it, where one was', () => {
    expect(dyeOf({ name: 'studio', color: '#123456' })).toBe('#123456');
  });

  it('is chosen, and left to the name again, from a note', async () => {
    const sent: unknown[] = [];
    haveNote(makeNoteDetail({ themes: [{ id: 1, name: 'studio', color: DEFAULT }] }));
    server.use(
      http.patch('/api/themes/1', async ({ request }) => {
        sent.push(await request.json());
        haveNote(makeNoteDetail({ themes: [{ id: 1, name: 'studio', color: '#6366f0' }] }));
        return HttpResponse.json({ id: 1, name: 'studio', color: '#6366f0' });
      }),
    );
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'studio' }));
    expect(await screen.findByRole('menuitemradio', { name: 'By its name', checked: true })).toBeInTheDocument();
    await user.click(screen.getByRole('menuitemradio', { name: 'Indigo' }));
    await waitFor(() => expect(sent).toEqual([{ color: '#6366f0' }]));
  });
});

describe('a tag', () => {
  it.each(['comfortable', 'compact'])('narrows the list it is pressed in (%s), and leads back', async (density) => {
    localStorage.setItem('stitchbook.list-density', density);
    haveNotes([makeNote({ themes: THEMES })]);
    const { user } = openApp('/notes?q=boiler');
    await user.click(await screen.findByRole('link', { name: 'Show notes with "canal"' }));
    expect(window.location.search).toBe('?q=boiler&tag=canal');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove canal' })).toHaveFocus());
    await user.click(await screen.findByRole('link', { name: 'Show notes with "studio"' }));
    expect(window.location.search).toBe('?q=boiler&tag=canal&tag=studio');
    await user.click(screen.getByRole('button', { name: 'Remove canal' }));
    expect(window.location.search).toBe('?q=boiler&tag=studio');
  });

  it('on the page of a note leads to the notes that have it', async () => {
    haveNote(makeNoteDetail());
    haveNotes([makeNote()]);
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'studio' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show notes with this' }));
    expect(await screen.findByRole('button', { name: 'Remove studio' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/notes?tag=studio');
  });
});
