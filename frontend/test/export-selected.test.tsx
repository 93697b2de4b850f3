import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { dismissToast } from '../src/design/toast.ts';
import { selection } from '../src/features/notes/selection.ts';
import { makeNote } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { box, NOTES, openList, selectTwo, titles } from './select-two-notes.ts';
import { haveNotes, server } from './server.ts';

afterEach(() => {
  dismissToast();
  jest.restoreAllMocks();
});

/** jsdom does not go anywhere. */
function listSaved(): (string | null)[] {
  const saved: (string | null)[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href'));
  });
  return saved;
}

async function exportAs(user: UserEvent, form: string) {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: form }));
}

describe('what is selected', () => {
  it('is exported as one archive with its audio, which the browser saves', async () => {
    const asked: string[] = [];
    server.use(
      http.head('/api/notes/export', ({ request }) => {
        asked.push(new URL(request.url).search);
        return new HttpResponse(null, { status: 200 });
      }),
    );
    const saved = listSaved();
    const user = await selectTwo();
    await exportAs(user, 'With audio (.zip)');
    expect(await screen.findByText('Your browser saves 2 notes with audio')).toBeInTheDocument();
    expect(asked).toEqual(['?ids=1,2']);
    expect(saved).toEqual(['/api/notes/export?ids=1,2']);
    expect(screen.queryByRole('region', { name: 'Selected notes' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays selected where the archive is refused, and the list is asked for again', async () => {
    server.use(http.head('/api/notes/export', () => new HttpResponse(null, { status: 404 })));
    const user = await selectTwo();
    haveNotes(NOTES.slice(1));
    await exportAs(user, 'With audio (.zip)');
    expect(await screen.findByText(/Not all of these notes are still there/)).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(['Two', 'Three', 'Four']));
    expect(box('Two')).toBeChecked();
  });

  it('says that more than two hundred do not fit, before anything is asked', async () => {
    const many = Array.from({ length: 201 }, (_, index) => makeNote({ id: index + 1, title: `Note ${index}` }));
    haveNotes(many);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    act(() => selection.keep(many.map(({ id }) => id)));
    expect(await screen.findByText('201 selected')).toBeInTheDocument();
    await exportAs(user, 'With audio (.zip)');
    expect(await screen.findByText(/At most 200 notes go into one archive/)).toBeInTheDocument();
  });

  it('has nothing to export while nothing is selected', async () => {
    const user = await openList();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    const button = await screen.findByRole('button', { name: 'Export' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('is exported as one file of words', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/notes/:id/export', ({ params, request }) => {
        asked.push(`${String(params.id)}${new URL(request.url).search}`);
        return HttpResponse.text(`# ${String(params.id)}`);
      }),
    );
    Object.assign(URL, { createObjectURL: () => 'blob:notes', revokeObjectURL: () => undefined });
    const saved = listSaved();
    const user = await selectTwo();
    await exportAs(user, 'Words only (.md)');
    expect(await screen.findByText('2 notes exported')).toBeInTheDocument();
    expect(saved).toEqual(['blob:notes']);
    expect(asked.toSorted((one, other) => one.localeCompare(other))).toEqual(['1?format=md', '2?format=md']);
  });
});
