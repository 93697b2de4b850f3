import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { dropDraftsOf } from '../src/device/drafts.ts';
import { crashAfter, deleteDrafts } from './crash-after.ts';
import { makeNoteDetail } from './make-note.ts';
import { ADA, haveNote, server } from './server.ts';

const gone: string[] = [];
jest.unstable_mockModule('../src/features/account/leave-app.ts', () => ({
  leaveApp: (address: string) => void gone.push(new URL(address, window.location.origin).pathname),
}));
const { openApp } = await import('./render-app.tsx');
const { closeTab, startRecording } = await import('./start-recording.ts');

afterEach(async () => {
  gone.length = 0;
  dropDraftsOf(ADA.id);
  await deleteDrafts();
});

const logOut = async (user: ReturnType<typeof openApp>['user']) =>
  user.click(await screen.findByRole('link', { name: 'Log out' }));
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Log out now?' }));

describe("'Log out'", () => {
  it('signs out at once when everything is saved', async () => {
    const { user } = openApp('/insights');
    await logOut(user);
    await waitFor(() => expect(gone).toEqual(['/api/logout']));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks while one records, and then the browser does not ask again', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(1);
    await logOut(user);
    const asked = await question();
    expect(
      asked.getByText(/^You are recording\. That stops, and what you said stays on this device/),
    ).toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(gone).toEqual([]);
    expect(closeTab()).toBe(true);
    await logOut(user);
    await user.click((await question()).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(gone).toEqual(['/api/logout']));
    expect(closeTab()).toBe(false);
  });

  it('asks when a recording on this device is not saved', async () => {
    await crashAfter(2);
    const { user } = openApp('/insights');
    await logOut(user);
    expect(
      (await question()).getByText(/^A recording on this device is not saved yet\. It stays here/),
    ).toBeInTheDocument();
  });

  it('asks when something was typed, also in a field that is open', async () => {
    haveNote(makeNoteDetail());
    const { user } = openApp('/notes/7');
    await user.type(await screen.findByRole('textbox', { name: /comment/i }), 'Half a thought');
    await logOut(user);
    const asked = await question();
    expect(asked.getByText(/^Words that you typed are not saved yet/)).toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(gone).toEqual(['/api/logout']));
  });

  it('asks while a comment is on its way', async () => {
    haveNote(makeNoteDetail());
    server.use(http.post('/api/notes/7/comments', () => new Promise<Response>(() => undefined)));
    const { user } = openApp('/notes/7');
    await user.type(await screen.findByRole('textbox', { name: /comment/i }), 'The boiler first.{Enter}');
    await logOut(user);
    expect((await question()).getByText(/^Words that you typed are not saved yet/)).toBeInTheDocument();
  });

  it('leaves what somebody else has not saved here out of it', async () => {
    await crashAfter(2, { ownerId: 'user-charles', title: 'Secret' });
    const { user } = openApp('/insights');
    await logOut(user);
    await waitFor(() => expect(gone).toEqual(['/api/logout']));
  });
});
