import type { ImportReport } from '@stitchbook/api-types';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beginKeeping, forgetKeptNotes, keepNotes, readKeptNotes } from '../src/device/kept-notes.ts';
import { storedDrafts } from './crash-after.ts';
import { gone, haveAccount, section } from './have-account.ts';
import { makeNote } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, problem, server } from './server.ts';
import { startRecording } from './start-recording.ts';

describe('exporting', () => {
  it('begins at once for who has just signed in', async () => {
    haveAccount();
    const { user } = openApp('/account');
    await user.click((await section('Export')).getByRole('button', { name: 'Export everything' }));
    await waitFor(() => expect(gone).toEqual(['/api/account/export']));
  });

  it('leads through signing in, and back', async () => {
    haveAccount({ freshUntil: null });
    const { user } = openApp('/account');
    const exporting = await section('Export');
    expect(exporting.getByText(/asked to sign in again/)).toBeInTheDocument();
    await user.click(exporting.getByRole('button', { name: 'Export everything' }));
    await waitFor(() => expect(gone).toEqual(['/api/login?fresh=1&returnTo=%2Faccount%23export']));
  });

  it('has the focus when one comes back', async () => {
    haveAccount();
    openApp('/account#export');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Export' })).toHaveFocus());
  });
});

describe('importing', () => {
  const archive = () => new File(['zip'], 'stitchbook.zip', { type: 'application/zip' });
  const choose = async (answer: () => Response) => {
    haveAccount();
    server.use(http.post('/api/account/import', answer));
    const { user } = openApp('/account');
    const importing = await section('Import');
    await user.upload(importing.getByLabelText('Choose an archive'), archive());
    return importing;
  };

  it('reports what came, what was here, and each file that could not be read', async () => {
    const report: ImportReport = {
      success: true,
      message: '2 notes imported',
      notes: { imported: 2, alreadyThere: 1, failed: 1 },
      creations: { imported: 1, alreadyThere: 0, failed: 0 },
      problems: [{ path: 'notes/0003/note.json', reason: 'The title must have 1 to 100 characters.' }],
    };
    const importing = await choose(() => HttpResponse.json(report));
    expect(await importing.findByText('2 notes imported, 1 already here, 1 could not be read.')).toBeInTheDocument();
    expect(importing.getByText('1 creation imported.')).toBeInTheDocument();
    expect(importing.getByText('notes/0003/note.json')).toBeInTheDocument();
    expect(importing.getByText('The title must have 1 to 100 characters.')).toBeInTheDocument();
    expect(importing.getByLabelText('Import another archive')).toBeInTheDocument();
  });

  it('says why an archive was refused, with the files', async () => {
    const problems = [{ path: 'manifest.json', reason: 'It is not valid JSON.' }];
    const importing = await choose(() =>
      HttpResponse.json(
        { message: 'Nothing in this archive could be read.', code: 'archive.unreadable', problems },
        { status: 422 },
      ),
    );
    expect(await importing.findByText('Failed to import: Nothing in this archive could be read.')).toBeInTheDocument();
    expect(importing.getByText('It is not valid JSON.')).toBeInTheDocument();
  });

  it('can be cancelled while it goes on', async () => {
    haveAccount();
    server.use(http.post('/api/account/import', () => new Promise<Response>(() => undefined)));
    const { user } = openApp('/account');
    const importing = await section('Import');
    await user.upload(importing.getByLabelText('Choose an archive'), archive());
    expect(await importing.findByRole('progressbar')).toBeInTheDocument();
    await user.click(importing.getByRole('button', { name: 'Cancel' }));
    expect(await importing.findByLabelText('Choose an archive')).toBeInTheDocument();
  });
});

describe('deleting the account', () => {
  afterEach(() => forgetKeptNotes());

  const openDialog = async () => {
    haveAccount();
    const { user } = openApp('/account');
    await user.click((await section('Delete the account')).getByRole('button', { name: 'Delete my account' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Delete your account?' })) };
  };

  it('takes the address typed by hand, and forgets who was here, with the notes kept on this device', async () => {
    let confirmed: unknown;
    server.use(
      http.delete('/api/account', async ({ request }) => {
        confirmed = await request.json();
        return HttpResponse.json({ success: true, message: 'Deleted.' });
      }),
    );
    await keepNotes(ADA.id, await beginKeeping(ADA.id), [makeNote()]);
    const { user, dialog } = await openDialog();
    expect(dialog.getByRole('button', { name: 'Delete for ever' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Your email' }), 'bea@example.org');
    expect(dialog.getByRole('button', { name: 'Delete for ever' })).toBeDisabled();
    await user.clear(dialog.getByRole('textbox', { name: 'Your email' }));
    await user.type(dialog.getByRole('textbox', { name: 'Your email' }), 'Ada@Example.org{Enter}');
    await waitFor(() => expect(gone).toEqual(['/']));
    expect(confirmed).toEqual({ confirm: 'Ada@Example.org' });
    expect(localStorage.getItem('stitchbook.user')).toBeNull();
    expect(await readKeptNotes(ADA.id)).toEqual([]);
  });

  it('ends a recording that is being made, lets go of the microphone, and leaves nothing of it', async () => {
    server.use(http.delete('/api/account', () => HttpResponse.json({ success: true, message: 'Deleted.' })));
    haveAccount();
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    await user.click(screen.getByRole('button', { name: /Ada Lovelace/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Your account' }));
    await user.click((await section('Delete the account')).getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(microphone.isReleased()).toBe(false);
    await user.type(dialog.getByRole('textbox', { name: 'Your email' }), 'Ada@Example.org{Enter}');
    await waitFor(() => expect(gone).toEqual(['/']));
    expect(microphone.isReleased()).toBe(true);
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });

  it('leads through signing in when that was too long ago', async () => {
    haveAccount({ freshUntil: null });
    const { user } = openApp('/account');
    await user.click((await section('Delete the account')).getByRole('button', { name: 'Delete my account' }));
    expect(gone).toEqual(['/api/login?fresh=1&returnTo=%2Faccount%23delete']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says why it failed, and nothing is forgotten', async () => {
    server.use(http.delete('/api/account', () => problem(503, 'The database is away.')));
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Your email' }), 'ada@example.org{Enter}');
    expect(await dialog.findByText('Failed to delete the account: The database is away.')).toBeInTheDocument();
    expect(gone).toEqual([]);
    expect(localStorage.getItem('stitchbook.user')).not.toBeNull();
  });
});
