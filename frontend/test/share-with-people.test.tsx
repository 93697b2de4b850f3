import type { NamedPerson } from '@stitchbook/api-types';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNoteDetail, sharedAccess } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, problem, server } from './server.ts';

const PEOPLE: NamedPerson[] = [
  { id: 'user-ben', name: 'Ben Dashwood' },
  { id: 'user-bea', name: 'Bea Dashwood' },
  { id: '11111111-one', name: 'Cleo Finch' },
  { id: '22222222-two', name: 'Cleo Finch' },
];

function takeShares(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/notes/7/share', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        sharedWithUserId: 'user-bea',
        sharedWithName: 'Bea Dashwood',
        permission: 'view',
        createdAt: '2026-05-30T14:07:00Z',
      });
    }),
  );
  return sent;
}

async function openDialog(people: NamedPerson[] = PEOPLE) {
  server.use(http.get('/api/people', () => HttpResponse.json(people)));
  haveNote(makeNoteDetail());
  const { user } = openApp('/notes/7');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Note' }));
  const role = people.length > 0 ? 'combobox' : 'textbox';
  return { user, dialog, field: await dialog.findByRole(role, { name: 'User ID' }) };
}
const optionsOf = (dialog: Awaited<ReturnType<typeof openDialog>>['dialog']) =>
  within(dialog.getByRole('listbox', { name: 'People you share notes with' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('whom to share with', () => {
  it('can be said by an e-mail address', async () => {
    const sent = takeShares();
    const { user, field } = await openDialog([]);
    await user.type(field, ' bea@example.org {Enter}');
    expect(await screen.findByText('Note shared successfully')).toBeInTheDocument();
    expect(sent).toEqual([{ sharedWithUserId: 'bea@example.org', permission: 'view' }]);
  });

  it('is suggested from the people one shares notes with, and chosen by the keyboard', async () => {
    const sent = takeShares();
    const { user, dialog, field } = await openDialog();
    expect(field).toHaveFocus();
    expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('dash');
    expect(optionsOf(dialog)).toEqual(['Ben Dashwood', 'Bea Dashwood']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = within(dialog.getByRole('listbox')).getByRole('option', { selected: true });
    expect(active).toHaveTextContent('Bea Dashwood');
    expect(field).toHaveAttribute('aria-activedescendant', active.id);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Bea Dashwood');
    expect(field).toHaveFocus();
    expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).toEqual([{ sharedWithUserId: 'user-bea', permission: 'view' }]));
  });

  it('is chosen by the pointer, and told from a namesake', async () => {
    const sent = takeShares();
    const { user, dialog, field } = await openDialog();
    await user.click(field);
    expect(optionsOf(dialog)).toEqual(['Ben Dashwood', 'Bea Dashwood', 'Cleo Finch11111111', 'Cleo Finch22222222']);
    await user.click(dialog.getByRole('option', { name: /22222222/ }));
    expect(field).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(sent).toEqual([{ sharedWithUserId: '22222222-two', permission: 'view' }]));
  });

  it('is whoever has the name that was typed', async () => {
    const sent = takeShares();
    const { user, field } = await openDialog();
    await user.type(field, 'ben dashwood{Enter}');
    await waitFor(() => expect(sent).toEqual([{ sharedWithUserId: 'user-ben', permission: 'view' }]));
  });

  it('is not the one who was chosen before, once something else is typed', async () => {
    const sent = takeShares();
    const { user, dialog, field } = await openDialog();
    await user.click(field);
    await user.click(dialog.getByRole('option', { name: 'Ben Dashwood' }));
    await user.type(field, 'x{Enter}');
    await waitFor(() => expect(sent).toEqual([{ sharedWithUserId: 'Ben Dashwoodx', permission: 'view' }]));
  });

  it('closes the list by the first Escape, and the dialog by the second', async () => {
    const { user, dialog } = await openDialog();
    await user.keyboard('b');
    expect(optionsOf(dialog)).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Share Note' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('what is wrong with it', () => {
  it('stands under the field, which keeps the focus, until something else is typed', async () => {
    server.use(http.post('/api/notes/7/share', () => problem(404, 'There is no such user.')));
    const { user, dialog, field } = await openDialog([]);
    await user.type(field, 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not shared. There is no such user.');
    expect(await screen.findByText('Failed to share note')).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Not shared. There is no such user.');
    await user.keyboard('2');
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(field).toBeValid();
  });

  it('is said of an empty field too', async () => {
    const { user, dialog, field } = await openDialog([]);
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Enter a user ID or an e-mail address.');
    expect(await screen.findByText('User ID required')).toBeInTheDocument();
    expect(field).toHaveFocus();
  });
});

describe('the link to a note', () => {
  it('is copied, and said to be for those it is shared with', async () => {
    const { user, dialog } = await openDialog([]);
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    expect(dialog.getByText('Only people it is shared with can open the link.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(copy).toHaveBeenCalledWith(`${window.location.origin}/notes/7`);
  });
});

describe('a note that is new to its reader', () => {
  function takeVisits(): string[] {
    const seen: string[] = [];
    server.use(
      http.post('/api/notes/:id/seen', ({ params }) => {
        seen.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return seen;
  }

  it('says so on its page, and the server learns that it was opened, once', async () => {
    const seen = takeVisits();
    haveNotes([]);
    haveNote(makeNoteDetail({ access: sharedAccess('view'), isNew: true }));
    openApp('/notes/7');
    expect(await screen.findByText('New')).toBeInTheDocument();
    await waitFor(() => expect(seen).toEqual(['7']));
    expect(screen.getByText('New')).toBeInTheDocument();
  });

  it('is seen only when its window is', async () => {
    const seen = takeVisits();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    haveNote(makeNoteDetail({ access: sharedAccess('view'), isNew: true }));
    openApp('/notes/7');
    await screen.findByText('New');
    expect(seen).toEqual([]);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(seen).toEqual(['7']));
  });

  it('is told from one that is not', async () => {
    const seen = takeVisits();
    haveNote(makeNoteDetail({ access: sharedAccess('view') }));
    openApp('/notes/7');
    expect(await screen.findByText(/Shared by Bea Dashwood/)).toBeInTheDocument();
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    expect(seen).toEqual([]);
  });
});
