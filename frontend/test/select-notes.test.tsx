import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dismissToast } from '../src/design/toast.ts';
import { runEach } from '../src/features/notes/run-each.ts';
import { makeNote } from './make-note.ts';
import { pressOnToast } from './press-on-toast.ts';
import { box, NOTES, openList, selectTwo, titles } from './select-two-notes.ts';
import { haveNotes, problem, server } from './server.ts';

afterEach(() => dismissToast());

/** jsdom knows no pointers. */
function touch(element: HTMLElement, type: string): void {
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'touch' }));
}

describe('selecting notes', () => {
  it('begins in the controls of the list, and ends by Escape', async () => {
    const user = await selectTwo();
    expect(window.location.pathname).toBe('/notes');
    await user.click(screen.getByRole('link', { name: 'One' }));
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected notes' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('takes the note that has the focus by x, and a range with Shift', async () => {
    const user = await openList();
    screen.getByRole('link', { name: 'One' }).focus();
    await user.keyboard('x');
    expect(box('One')).toBeChecked();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('link', { name: 'Three' }));
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('3 selected')).toBeInTheDocument();
    expect(box('Two')).toBeChecked();
    expect(box('Four')).not.toBeChecked();
  });

  it('begins by a long press of a finger, which opens nothing', async () => {
    await openList();
    const link = screen.getByRole('link', { name: 'Two' });
    touch(link, 'pointerdown');
    await waitFor(() => expect(box('Two')).toBeChecked());
    touch(link, 'pointerup');
    fireEvent.click(link);
    expect(box('Two')).toBeChecked();
    expect(window.location.pathname).toBe('/notes');
  });

  it('ends when the list is left', async () => {
    const user = await selectTwo();
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    await screen.findByRole('heading', { name: 'Your Creations' });
    expect(screen.queryByRole('region', { name: 'Selected notes' })).not.toBeInTheDocument();
  });
});

describe('what is selected', () => {
  it('is deleted after a question, and comes back by Undo', async () => {
    const restored: string[] = [];
    server.use(
      http.delete('/api/notes/:id', ({ params }) => {
        haveNotes(NOTES.slice(2));
        return HttpResponse.json({ success: true, message: String(params.id) });
      }),
      http.post('/api/notes/:id/restore', ({ params }) => {
        restored.push(String(params.id));
        if (restored.length === 2) haveNotes(NOTES);
        return HttpResponse.json(makeNote());
      }),
    );
    const user = await selectTwo();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    expect(dialog).toHaveTextContent(
      'This will permanently delete the 2 selected notes. This action cannot be undone.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 notes deleted')).toBeInTheDocument();
    expect(titles()).toEqual(['Three', 'Four']);
    expect(screen.getByRole('main')).toHaveFocus();
    await pressOnToast(user, 'Undo');
    expect(await screen.findByText('2 notes restored')).toBeInTheDocument();
    expect(restored.toSorted((one, other) => one.localeCompare(other))).toEqual(['1', '2']);
    await waitFor(() => expect(titles()).toEqual(['One', 'Two', 'Three', 'Four']));
  });

  it('is given a tag beside those that it was given meanwhile', async () => {
    const asked: string[][] = [];
    server.use(
      http.post('/api/notes/:id/update-tags', async ({ params, request }) => {
        const { tags } = (await request.json()) as { tags: string[] };
        const note = makeNote({ id: Number(params.id), tags: ['found in the words'], version: 9 });
        const isSeen = params.id === '1' || request.headers.get('if-match') === '"9"';
        if (!isSeen) return HttpResponse.json({ code: 'note.changed', message: 'No.', note }, { status: 409 });
        if (params.id === '2') asked.push(tags);
        return HttpResponse.json({ success: true, message: '', note: { ...note, tags } });
      }),
    );
    const user = await selectTwo();
    const bar = within(screen.getByRole('region', { name: 'Selected notes' }));
    await user.type(bar.getByRole('textbox', { name: 'Add a tag' }), 'canal{Enter}');
    await waitFor(() => expect(asked).toEqual([['found in the words', 'canal']]));
    expect(screen.queryByText(/still selected/)).not.toBeInTheDocument();
  });

  it('stays selected where it failed, with the reason', async () => {
    server.use(
      http.post('/api/notes/:id/update-tags', async ({ params, request }) => {
        if (params.id === '2') return problem(403, 'You may not edit this note.');
        const { tags } = (await request.json()) as { tags: string[] };
        return HttpResponse.json({ success: true, message: '', note: makeNote({ id: 1, title: 'One', tags }) });
      }),
    );
    const user = await selectTwo();
    const bar = within(screen.getByRole('region', { name: 'Selected notes' }));
    await user.type(bar.getByRole('textbox', { name: 'Add a tag' }), 'canal{Enter}');
    expect(
      await screen.findByText('It did not work for 1 note, still selected: You may not edit this note.'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(box('Two')).toBeChecked();
  });
});

it('does four things at once at most, and all of them', async () => {
  let [running, most] = [0, 0];
  const outcome = await runEach([1, 2, 3, 4, 5, 6, 7], async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (item === 3) throw new Error('no');
  });
  expect(most).toBe(4);
  expect(new Set(outcome.done)).toEqual(new Set([1, 2, 4, 5, 6, 7]));
  expect(outcome.failed.map(({ item }) => item)).toEqual([3]);
});
