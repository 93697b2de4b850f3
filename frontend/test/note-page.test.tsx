import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, haveNote, haveNotes, server } from './server.ts';

const facts = async () => within(await screen.findByRole('list', { name: 'About this note' }));

describe('the page of a note', () => {
  it('says on one line when it was made, how long it is, its mood, and with how many it is shared', async () => {
    haveNote(makeNoteDetail({ sharedWith: { count: 2, names: ['Bea', 'Carl'] } }));
    server.use(http.get('/api/notes/7/shares', () => HttpResponse.error()));
    openApp('/notes/7');
    const line = await facts();
    expect(await line.findByText('Shared with 2')).toBeInTheDocument();
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Saturday, May 30, 2026 at 2:07 PM',
      'Length 1:05',
      'Very Positive',
      'Shared with 2',
    ]);
  });

  it.each([
    ['fr', null, 'Language French'],
    ['fr', 'fr', null],
    ['en', 'fr', 'Language English'],
    ['en', null, null],
    [null, null, null],
  ])('says that it is in "%s" unless its reader, who speaks "%s", does', async (language, spokenLanguage, told) => {
    server.use(http.get('/api/auth/user', () => HttpResponse.json({ ...ADA, spokenLanguage })));
    haveNote(makeNoteDetail({ language }));
    openApp('/notes/7');
    const items = (await facts()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.filter((item) => item.startsWith('Language'))).toEqual(told === null ? [] : [told]);
  });

  it('says to others who shares it and what they may do, and does not ask with whom else', async () => {
    haveNote(makeNoteDetail({ access: sharedAccess('comment') }));
    server.use(http.get('/api/notes/7/shares', () => HttpResponse.error()));
    openApp('/notes/7');
    const line = await facts();
    expect(line.getByText('Shared by Bea Dashwood')).toBeInTheDocument();
    expect(line.getByText('View and comment')).toBeInTheDocument();
    expect(line.queryByText(/^Shared with/)).not.toBeInTheDocument();
  });

  it('has its player and its words before its tags and its comments', async () => {
    haveNote(makeNoteDetail());
    openApp('/notes/7');
    const player = await screen.findByRole('group', { name: /^Audio of/ });
    const parts = ['Transcript', 'Tags', 'Comments'].map((name) => screen.getByRole('region', { name }));
    const inOrder = [player, ...parts];
    inOrder.slice(1).forEach((part, index) => {
      expect(inOrder[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  });
});

describe('what can be done with a note on its page', () => {
  it('is to copy its title and words, which is said', async () => {
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith('The workshop by the canal\n\nWhat if the old bindery became the studio?');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  it('says so where the browser does not copy', async () => {
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    const copy = await screen.findByRole('button', { name: 'Copy' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
    await user.click(copy);
    expect(await screen.findByText(/Select the words and copy them by hand/)).toBeInTheDocument();
  });

  it('is to export it, with its audio too, and to print it', async () => {
    haveNote(makeNoteDetail());
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitem', { name: 'Audio' })).toHaveAttribute('href', '/api/notes/7/audio');
    expect(menu.getByRole('menuitem', { name: 'Markdown (.md)' })).toHaveAttribute(
      'href',
      '/api/notes/7/export?format=md',
    );
    await user.click(menu.getByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    print.mockRestore();
  });

  it('is to delete it: asked before, then back on the list, where it can be undone', async () => {
    const note = makeNoteDetail();
    const asked: string[] = [];
    haveNote(note);
    haveNotes([makeNote()]);
    server.use(
      http.delete('/api/notes/7', () => {
        asked.push('delete');
        haveNotes([]);
        return new HttpResponse(null, { status: 204 });
      }),
      http.post('/api/notes/7/restore', () => {
        asked.push('restore');
        haveNotes([makeNote()]);
        return HttpResponse.json(makeNote());
      }),
    );
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(
      question.getByText(
        'This will permanently delete the note "The workshop by the canal". This action cannot be undone.',
      ),
    ).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Recent Notes' })).toBeInTheDocument();
    expect(await screen.findByText('Note deleted successfully')).toBeInTheDocument();
    expect(await screen.findByText(/No notes found/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'The workshop by the canal' })).toBeInTheDocument();
    expect(asked).toEqual(['delete', 'restore']);
  });

  it('is not offered to who may not', async () => {
    haveNote(makeNoteDetail({ access: sharedAccess('view') }));
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    await screen.findByRole('menuitem', { name: 'Remove from my list' });
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    for (const name of ['Share', 'Generate Creation']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});
