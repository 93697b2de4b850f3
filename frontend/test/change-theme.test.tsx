import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, problem, server } from './server.ts';

const STUDIO = { id: 1, name: 'studio', color: '#0f9d8a' };

async function openThreads() {
  haveNote(makeNoteDetail());
  const { user } = openApp('/notes/7');
  await user.click(await screen.findByRole('button', { name: 'studio' }));
  return user;
}

describe('the thread of a theme', () => {
  it('is changed from a note that has it', async () => {
    let sent: unknown;
    server.use(
      http.patch('/api/themes/1', async ({ request }) => {
        sent = await request.json();
        haveNote(makeNoteDetail({ themes: [{ ...STUDIO, color: '#d9622b' }] }));
        return HttpResponse.json({ ...STUDIO, color: '#d9622b' });
      }),
    );
    const user = await openThreads();
    expect(await screen.findByRole('menuitemradio', { name: 'Verdigris', checked: true })).toBeInTheDocument();
    await user.click(screen.getByRole('menuitemradio', { name: 'Rust' }));
    await user.click(await screen.findByRole('button', { name: 'studio' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Rust', checked: true })).toBeInTheDocument();
    expect(sent).toEqual({ color: '#d9622b' });
  });

  it('says why when it cannot be changed', async () => {
    server.use(http.patch('/api/themes/1', () => problem(500, 'The database does not answer.')));
    const user = await openThreads();
    await user.click(await screen.findByRole('menuitemradio', { name: 'Rust' }));
    expect(await screen.findByText('Failed to change the colour: The database does not answer.')).toBeInTheDocument();
  });

  it("is the owner's to choose", async () => {
    haveNote(makeNoteDetail({ access: sharedAccess('edit') }));
    openApp('/notes/7');
    expect(await screen.findByText('studio')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'studio' })).not.toBeInTheDocument();
  });
});

describe('the name of a theme', () => {
  it('is changed on every note that has it', async () => {
    let sent: unknown;
    server.use(
      http.patch('/api/themes/1', async ({ request }) => {
        sent = await request.json();
        haveNote(makeNoteDetail({ themes: [{ ...STUDIO, name: 'atelier' }], tags: ['atelier'] }));
        return HttpResponse.json({ ...STUDIO, name: 'atelier' });
      }),
    );
    const user = await openThreads();
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Atelier {Enter}');
    expect(await screen.findByText('"studio" is now "atelier" on all your notes.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'atelier' })).toHaveFocus();
    expect(sent).toEqual({ name: 'atelier' });
  });

  it('says why when it cannot be, and keeps what was typed', async () => {
    server.use(http.patch('/api/themes/1', () => problem(409, 'Tag "canal" already exists')));
    const user = await openThreads();
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'canal{Enter}');
    expect(await screen.findByText('Failed to rename tag: Tag "canal" already exists')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('canal');
  });
});
