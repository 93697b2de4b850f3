import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { dismissToast } from '../src/design/toast.ts';
import { makeNote, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNotes, problem, server } from './server.ts';

async function askToDelete() {
  const { user } = openApp('/notes');
  await user.click(await screen.findByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  return { user, dialog: await screen.findByRole('alertdialog', { name: 'Are you sure?' }) };
}

afterEach(() => dismissToast());

describe('deleting a note', () => {
  it('asks first, naming the note', async () => {
    haveNotes([makeNote()]);
    const { user, dialog } = await askToDelete();
    expect(dialog).toHaveTextContent(
      'This will permanently delete the note "The workshop by the canal". This action cannot be undone.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('article')).toBeInTheDocument();
  });

  it('marks the card, sends after 300 ms and takes it off the list', async () => {
    haveNotes([makeNote()]);
    let sentAt = 0;
    server.use(
      http.delete('/api/notes/7', () => {
        sentAt = performance.now();
        haveNotes([]);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, dialog } = await askToDelete();
    const confirmedAt = performance.now();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true'));
    expect(await screen.findByText('Note deleted successfully')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(sentAt - confirmedAt).toBeGreaterThanOrEqual(295);
  });

  it('leaves the focus on the next note, or where the content begins when there is none', async () => {
    const next = makeNote({ id: 8, title: 'The next one' });
    haveNotes([makeNote(), next]);
    server.use(
      http.delete('/api/notes/:id', ({ params }) => {
        haveNotes(params.id === '7' ? [next] : []);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openApp('/notes');
    const deleteFirst = async () => {
      const [menu] = await screen.findAllByRole('button', { name: 'More options' });
      if (menu) await user.click(menu);
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    };
    await deleteFirst();
    await waitFor(() => expect(screen.getByRole('link', { name: 'The next one' })).toHaveFocus());
    await deleteFirst();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('brings the note back when it fails, and says why', async () => {
    haveNotes([makeNote()]);
    server.use(
      http.delete('/api/notes/7', async () => {
        await delay(100);
        return problem(500, 'The database does not answer.');
      }),
    );
    const { user, dialog } = await askToDelete();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    expect(await screen.findByText('Failed to delete note: The database does not answer.')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(screen.getByRole('article')).toBeInTheDocument();
  });

  it('is not revived by an answer from before, nor by a refetch that fails', async () => {
    const awaited = makeNote({ enrichment: 'running', createdAt: new Date().toISOString() });
    haveNotes([awaited]);
    let polls = 0;
    let answer = () => {};
    const { user, dialog } = await askToDelete();
    server.use(
      http.get('/api/notes', () => {
        polls += 1;
        return HttpResponse.json([awaited]);
      }),
      http.delete('/api/notes/7', async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    const pollsBefore = polls;
    await waitFor(() => expect(polls).toBeGreaterThan(pollsBefore));
    await delay(200);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();

    server.use(http.get('/api/notes', () => HttpResponse.error()));
    answer();
    expect(await screen.findByText('Note deleted successfully')).toBeInTheDocument();
    await delay(200);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('brings the note back when nothing can be reached at all', async () => {
    haveNotes([makeNote()]);
    const { user, dialog } = await askToDelete();
    server.use(http.all('/api/*', () => HttpResponse.error()));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^Failed to delete note: Stitchbook cannot be reached/)).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false');
  });

  it('is not offered to a reader who may not', async () => {
    haveNotes([makeNote({ access: sharedAccess('view') })]);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    await screen.findByRole('menuitem', { name: 'Remove from my list' });
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });
});
