import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UserEvent } from '@testing-library/user-event';
import { dismissToast } from '../src/design/toast.ts';
import { openDraftDatabase, updateDraft } from '../src/features/recording/drafts/draft-store.ts';
import { crashAfter, deleteDrafts, storedDrafts } from './crash-after.ts';
import { hearAudio } from './fake-transcription.ts';
import { pressOnToast } from './press-on-toast.ts';
import { openApp } from './render-app.tsx';
import { server } from './server.ts';
import { startRecording } from './start-recording.ts';

const question = () => screen.findByRole('alertdialog');
const answer = async (user: UserEvent, name: string) =>
  user.click(within(await question()).getByRole('button', { name }));
const cancel = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cancel' }));
const undo = (user: UserEvent) => pressOnToast(user, 'Undo');
const offered = () => screen.queryByRole('button', { name: 'Resume saving' });

afterEach(async () => {
  dismissToast();
  jest.restoreAllMocks();
  await deleteDrafts();
});

describe('Cancel of the recorder', () => {
  it('closes at once where nothing was recorded, and leaves nothing on the device', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(0.4);
    await cancel(user);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Record Audio' })).not.toBeInTheDocument();
    expect(microphone.isReleased()).toBe(true);
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
    expect(screen.queryByText('Recording discarded.')).not.toBeInTheDocument();
  });

  it('asks where something was, while the recording goes on', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    await cancel(user);
    expect(await question()).toHaveTextContent('Discarding it can be undone for 10 seconds.');
    microphone.hear(1);
    expect(await question()).toHaveTextContent('What was recorded (0:03)');
    await answer(user, 'Go on recording');
    expect(screen.getByRole('button', { name: 'Stop recording' })).toBeInTheDocument();
    expect(microphone.isReleased()).toBe(false);
  });

  it('keeps the recording on this device on request', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    await cancel(user);
    await answer(user, 'Keep on this device');
    expect(await screen.findByRole('listitem', { name: 'New Voice Note' })).toHaveTextContent('0:02');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('discards it on request, whole until that cannot be undone any more', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await cancel(user);
    await answer(user, 'Discard');
    expect(microphone.isReleased()).toBe(true);
    expect(await screen.findByText('Recording discarded.')).toBeInTheDocument();
    expect(offered()).not.toBeInTheDocument();
    expect(await storedDrafts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
    expect(await (await openDraftDatabase()).count('chunks')).toBe(0);
  });

  it('brings it back by Undo, as it was', async () => {
    const received = hearAudio();
    const { user, microphone } = await startRecording();
    microphone.hear(3);
    await cancel(user);
    await answer(user, 'Discard');
    await undo(user);
    await user.click(await screen.findByRole('button', { name: 'Resume saving' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(received.uploads[0]?.receivedBytes).toBe(3 * 16_000 * 2);
  });
});

describe('a recording that was discarded elsewhere', () => {
  it('comes back to the list of what is not saved', async () => {
    await crashAfter(3);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await answer(user, 'Discard');
    await waitFor(() => expect(offered()).not.toBeInTheDocument());
    await undo(user);
    expect(await screen.findByRole('listitem', { name: 'A walk' })).toHaveTextContent('0:03');
  });

  it('comes back from a saving that was cancelled, and is not sent by itself', async () => {
    const received = hearAudio({ state: 'running' });
    server.use(http.post('/api/jobs/job-1/cancel', () => new HttpResponse(null, { status: 204 })));
    const { user, microphone } = await startRecording();
    microphone.hear(3);
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel saving' }));
    await answer(user, 'Discard');
    await undo(user);
    const draft = await screen.findByRole('listitem', { name: 'New Voice Note' });
    expect(draft).not.toHaveTextContent('Waits for the network');
    expect(received.saved).toEqual([]);
  });

  it('comes back from under the next recording', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    await screen.findByRole('group', { name: 'Audio of New Voice Note' });
    await user.click(screen.getByRole('button', { name: 'Start recording' }));
    await answer(user, 'Discard and record');
    await undo(user);
    expect(await screen.findByRole('listitem', { name: 'New Voice Note' })).toHaveTextContent('0:02');
    expect(screen.getByRole('button', { name: 'Stop recording' })).toBeInTheDocument();
  });

  it('stays discarded when the page is left meanwhile: the next list deletes it', async () => {
    const id = await crashAfter(3);
    await updateDraft(id, { isDiscarded: true });
    openApp('/notes');
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
    expect(offered()).not.toBeInTheDocument();
  });

  it('is not deleted by a list that is looked at meanwhile', async () => {
    await crashAfter(3);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await answer(user, 'Discard');
    await screen.findByText('Recording discarded.');
    cleanup();
    openApp('/notes');
    expect(await screen.findByText(/No notes found/)).toBeInTheDocument();
    expect(await storedDrafts()).toHaveLength(1);
  });

  it('can be tried to be brought back again when the device fails to', async () => {
    await crashAfter(3);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await answer(user, 'Discard');
    await screen.findByText('Recording discarded.');
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The storage does not work.', 'UnknownError');
    });
    await undo(user);
    expect(await screen.findByText('This browser could not bring the recording back.')).toBeInTheDocument();
    put.mockRestore();
    await undo(user);
    expect(await screen.findByRole('listitem', { name: 'A walk' })).toBeInTheDocument();
  });
});
