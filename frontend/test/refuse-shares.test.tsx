import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, problem, server } from './server.ts';

const received = makeNote({ access: sharedAccess('view') });
const other = makeNote({ id: 8, title: 'Another of hers', access: sharedAccess('edit') });
const own = makeNote({ id: 9, title: 'My own' });

function takeCalls(): string[] {
  const calls: string[] = [];
  const answer = ({ request }: { request: Request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return HttpResponse.json({ success: true });
  };
  server.use(http.delete('/api/notes/7/shares/me', answer), http.put('/api/blocked-people/user-bea', answer));
  return calls;
}

async function choose(item: string, card?: string) {
  const { user } = openApp('/notes');
  const place = card ? within(await screen.findByRole('article', { name: card })) : screen;
  await user.click(await place.findByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return { user, dialog: within(await screen.findByRole('alertdialog')) };
}

describe('a note that somebody shared', () => {
  it('is removed from the list, once that is confirmed', async () => {
    haveNotes([received, own]);
    const calls = takeCalls();
    const { user, dialog } = await choose('Remove from my list', received.title);
    expect(
      dialog.getByText(
        'You can no longer open "The workshop by the canal". Bea Dashwood keeps it, and can share it with you again.',
      ),
    ).toBeInTheDocument();
    haveNotes([own]);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed from your list')).toBeInTheDocument();
    expect(calls).toEqual(['DELETE /api/notes/7/shares/me']);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('link', { name: 'My own' })).toHaveFocus());
  });

  it('is removed from its own screen, which leads back to the list', async () => {
    haveNote(makeNoteDetail({ access: sharedAccess('comment') }));
    takeCalls();
    const { user } = openApp('/notes/7');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from my list' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'Recent Notes' })).toBeInTheDocument();
    expect(screen.queryByText('Note Not Found')).not.toBeInTheDocument();
  });

  it('stays when that fails, and says why', async () => {
    haveNotes([received]);
    server.use(http.delete('/api/notes/7/shares/me', () => problem(500, 'The database does not answer.')));
    const { user, dialog } = await choose('Remove from my list');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(
      await screen.findByText('Failed to remove the note from your list: The database does not answer.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('article')).toBeInTheDocument();
  });

  it('goes with all others of a person who is blocked', async () => {
    haveNotes([received, other, own]);
    const calls = takeCalls();
    const { user, dialog } = await choose('Block Bea Dashwood', received.title);
    expect(dialog.getByText('Block Bea Dashwood?')).toBeInTheDocument();
    haveNotes([own]);
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Bea Dashwood is blocked')).toBeInTheDocument();
    expect(calls).toEqual(['PUT /api/blocked-people/user-bea']);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('is told from the own, which nobody removes so', async () => {
    haveNotes([own]);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    await screen.findByRole('menuitem', { name: 'Share' });
    expect(screen.queryByRole('menuitem', { name: /Remove|Block/ })).not.toBeInTheDocument();
  });
});

describe('a note whose themes wait', () => {
  it('says why, and is not asked for again and again', async () => {
    const reason = "Themes and mood are looked for later: today's 5 requests to the models are used up.";
    haveNotes([makeNote({ tags: [], themes: [], enrichment: 'queued', enrichmentReason: reason })]);
    openApp('/notes');
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByText('Looking for themes…')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
