import type { Share } from '@stitchbook/api-types';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeNote, makeNoteDetail, sharedAccess } from './make-note.ts';
import { pressOnToast } from './press-on-toast.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, problem, server } from './server.ts';

const BEA: Share = {
  sharedWithUserId: 'user-bea',
  sharedWithName: 'Bea Dashwood',
  permission: 'comment',
  createdAt: '2026-05-30T14:07:00Z',
};

function takeShares(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/notes/7/share', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(BEA);
    }),
  );
  return sent;
}

async function openFromCard() {
  haveNotes([makeNote()]);
  const { user } = openApp('/notes');
  await user.click(await screen.findByRole('button', { name: 'More options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Share Note' })) };
}

async function openFromPage() {
  haveNote(makeNoteDetail());
  const { user } = openApp('/notes/7');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Share Note' })) };
}

describe.each([
  ['from its card', openFromCard],
  ['from its page', openFromPage],
])('sharing a note %s', (_, open) => {
  it('sends the trimmed user id and the permission, and closes', async () => {
    const sent = takeShares();
    const { user, dialog } = await open();
    const permission = dialog.getByRole('combobox', { name: 'Permission' });
    expect(permission).toHaveDisplayValue('View only');
    expect(
      within(permission)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['View only', 'View and comment', 'Full edit access']);
    await user.type(dialog.getByRole('textbox', { name: 'User ID' }), '  user-bea ');
    await user.selectOptions(permission, 'Full edit access');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Note shared successfully')).toBeInTheDocument();
    expect(screen.getByText('"The workshop by the canal" has been shared with the user.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Share Note' })).not.toBeInTheDocument();
    expect(sent).toEqual([{ sharedWithUserId: 'user-bea', permission: 'edit' }]);
  });

  it('asks for a user id', async () => {
    const sent = takeShares();
    const { user, dialog } = await open();
    await user.type(dialog.getByRole('textbox', { name: 'User ID' }), '   ');
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('User ID required')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid user ID to share with.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('stays open when it fails, and says why', async () => {
    server.use(http.post('/api/notes/7/share', () => problem(404, 'There is no user with this ID.')));
    const { user, dialog } = await open();
    await user.type(dialog.getByRole('textbox', { name: 'User ID' }), 'nobody{Enter}');
    expect(await screen.findByText('Failed to share note')).toBeInTheDocument();
    expect(screen.getByText('There is no user with this ID.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'User ID' })).toHaveValue('nobody');
  });
});

describe('the shares that a note has', () => {
  it('are changed and ended in the same dialog', async () => {
    const sent = takeShares();
    server.use(http.get('/api/notes/7/shares', () => HttpResponse.json([BEA])));
    const { user, dialog } = await openFromPage();
    const permission = await dialog.findByRole('combobox', { name: 'Permission of Bea Dashwood' });
    expect(permission).toHaveDisplayValue('View and comment');
    await user.selectOptions(permission, 'View only');
    expect(await screen.findByText('Permission changed')).toBeInTheDocument();
    expect(sent).toEqual([{ sharedWithUserId: 'user-bea', permission: 'view' }]);

    server.use(
      http.delete('/api/notes/7/shares/user-bea', () => HttpResponse.json({ success: true, message: 'Share ended' })),
      http.get('/api/notes/7/shares', () => HttpResponse.json([])),
    );
    await user.click(dialog.getByRole('button', { name: 'Stop sharing with Bea Dashwood' }));
    expect(await screen.findByText('Share ended')).toBeInTheDocument();
    await waitFor(() => expect(dialog.queryByText('Bea Dashwood')).not.toBeInTheDocument());
  });
});

describe('ending a share', () => {
  it('is done at once, and undone by sharing again with the same permission, by the keyboard alone', async () => {
    const sent = takeShares();
    let shares = [BEA];
    server.use(
      http.get('/api/notes/7/shares', () => HttpResponse.json(shares)),
      http.delete('/api/notes/7/shares/user-bea', () => {
        shares = [];
        return HttpResponse.json({ success: true, message: 'Share ended' });
      }),
    );
    const { user, dialog } = await openFromPage();
    (await dialog.findByRole('button', { name: 'Stop sharing with Bea Dashwood' })).focus();
    await user.keyboard('{Enter}');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(shares).toEqual([]);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Share Note' })).toHaveFocus());
    shares = [BEA];
    await user.keyboard('[F8]{Tab}{Tab}');
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Shared with Bea Dashwood again')).toBeInTheDocument();
    expect(sent).toEqual([{ sharedWithUserId: 'user-bea', permission: 'comment' }]);
    expect(await dialog.findByText('Bea Dashwood')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Share Note' })).toContainElement(document.activeElement as HTMLElement);
  });

  it('says so when it could not be undone', async () => {
    server.use(
      http.get('/api/notes/7/shares', () => HttpResponse.json([BEA])),
      http.delete('/api/notes/7/shares/user-bea', () => HttpResponse.json({ success: true, message: 'Share ended' })),
      http.post('/api/notes/7/share', () => problem(404, 'There is no user with this ID.')),
    );
    const { user, dialog } = await openFromPage();
    await user.click(await dialog.findByRole('button', { name: 'Stop sharing with Bea Dashwood' }));
    await pressOnToast(user, 'Undo');
    expect(await screen.findByText('There is no user with this ID.')).toBeInTheDocument();
  });
});

describe('a note that somebody shared with me', () => {
  it('says by whom and what I may do, and offers only to remove it from the list or to block them', async () => {
    haveNotes([makeNote({ access: sharedAccess('view') })]);
    const { user } = openApp('/notes');
    expect(await screen.findByText(/Shared by Bea Dashwood/)).toHaveTextContent('View only');
    expect(screen.queryByRole('button', { name: 'Generate' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More options' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Pin', 'Remove from my list', 'Block Bea Dashwood']);
  });

  it('can be renamed by who has full access, but not shared or deleted', async () => {
    haveNotes([makeNote({ access: sharedAccess('edit') })]);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'More options' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Edit Title',
      'Pin',
      'Remove from my list',
      'Block Bea Dashwood',
    ]);
  });

  it('has no share control on its page', async () => {
    haveNote(makeNoteDetail({ access: sharedAccess('edit') }));
    openApp('/notes/7');
    expect(await screen.findByRole('button', { name: 'Generate Creation' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });
});
