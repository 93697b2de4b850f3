import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openDraftDatabase, updateDraft } from '../src/features/recording/drafts/draft-store.ts';
import { DraftWriter } from '../src/features/recording/drafts/draft-writer.ts';
import { crashAfter, deleteDrafts, storedDrafts } from './crash-after.ts';
import { hearAudio } from './fake-transcription.ts';
import { pressOnToast } from './press-on-toast.ts';
import { openApp } from './render-app.tsx';
import { ADA, server } from './server.ts';
import { startRecording } from './start-recording.ts';

afterEach(async () => {
  await deleteDrafts();
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
});

describe('a recording that was not saved', () => {
  it('is offered again with its title, length and time, and can be saved', async () => {
    const received = hearAudio();
    await crashAfter(3);
    const { user } = openApp('/notes');
    const offer = within(await screen.findByRole('listitem', { name: 'A walk' }));
    expect(offer.getByText('0:03')).toBeInTheDocument();
    expect(offer.getByText(/ at \d+:\d\d [AP]M/)).toBeInTheDocument();

    await user.click(offer.getByRole('button', { name: 'Resume saving' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume saving' })).not.toBeInTheDocument());
    expect(received.uploads[0]?.receivedBytes).toBe(3 * 16_000 * 2);
    expect(received.saved[0]?.title).toBe('A walk');
    expect(await storedDrafts()).toEqual([]);
  });

  it('is offered with what was said on another device before, also when nothing was said here', async () => {
    const before = { key: 'laptop', title: 'On the train', samples: 5 * 16_000 };
    await new DraftWriter({ ownerId: ADA.id, title: 'On the train', before }, () => undefined).release();
    openApp('/notes');
    const offer = within(await screen.findByRole('listitem', { name: 'On the train' }));
    expect(offer.getByText(/0:05 of it on another device/)).toBeInTheDocument();
    expect(offer.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
  });

  it('is removed only when the person says so twice', async () => {
    await crashAfter(1);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(await storedDrafts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume saving' })).not.toBeInTheDocument());
    await pressOnToast(user, 'Dismiss');
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });

  it('is not shown to another person on the same device, nor when nothing can have been said', async () => {
    await crashAfter(2, { ownerId: 'user-charles', title: 'Secret' });
    await crashAfter(0, { title: 'Empty' });
    await crashAfter(2);
    openApp('/notes');
    expect(await screen.findByRole('listitem', { name: 'A walk' })).toBeInTheDocument();
    expect(screen.queryByText('Secret')).not.toBeInTheDocument();
    expect(screen.queryByText('Empty')).not.toBeInTheDocument();
  });

  it('stays when its words could not be had, and tries the same audio again', async () => {
    const received = hearAudio({ state: 'failed', error: 'The recording is cut off.' });
    server.use(
      http.post('/api/jobs/job-1/retry', () => {
        const again = hearAudio();
        received.saved = again.saved;
        return HttpResponse.json({ id: 'job-1', state: 'running', doneSeconds: 0, totalSeconds: 3 });
      }),
    );
    await crashAfter(3);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Resume saving' }));
    expect(await screen.findByText('The recording is cut off.')).toBeInTheDocument();
    expect(await storedDrafts()).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(received.uploads).toHaveLength(1);
  });
});

describe('a device or a network that fails', () => {
  it('is said when there is no room, and the recording goes on in memory', async () => {
    const received = hearAudio();
    const database = await openDraftDatabase();
    const { user, microphone } = await startRecording();
    microphone.hear(1);
    await waitFor(async () => expect(await database.count('chunks')).toBe(1));
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await act(async () => microphone.hear(1));
    expect(await screen.findByText(/This device has no room left/)).toBeInTheDocument();
    IDBObjectStore.prototype.add = add;
    microphone.hear(1);
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(received.uploads[0]?.receivedBytes).toBe(3 * 16_000 * 2);
  });

  it('keeps what cannot be sent, says so, and sends it when the network is back', async () => {
    server.use(http.post('/api/uploads/:id/transcribe', () => HttpResponse.error()));
    const { user, microphone } = await startRecording();
    microphone.hear(3);
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Kept on this device')).toBeInTheDocument();
    expect(await screen.findByText(/Waits for the network/)).toBeInTheDocument();

    hearAudio();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Note saved successfully!')).toBeInTheDocument();
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
    await waitFor(() => expect(screen.queryByText(/Waits for the network/)).not.toBeInTheDocument());
  });

  it('is sent from whatever screen is open, and what does not wait is not', async () => {
    const received = hearAudio();
    const waiting = await crashAfter(3, { title: 'Waits' });
    await updateDraft(waiting, { waitsForNetwork: true });
    const offered = await crashAfter(3, { title: 'Offered' });
    openApp('/creations');
    expect(await screen.findByText('Note saved successfully!')).toBeInTheDocument();
    await waitFor(async () => expect(await storedDrafts()).toEqual([offered]));
    expect(received.uploads).toHaveLength(1);
  });

  it('opens for whoever was here last, until they sign out', async () => {
    localStorage.setItem('stitchbook.user', JSON.stringify(ADA));
    server.use(http.get('/api/auth/user', () => HttpResponse.error()));
    openApp('/insights');
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
  });
});
