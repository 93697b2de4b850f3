import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { discardedUploads } from '../src/uploads/discarded-uploads.ts';
import { deleteDrafts, storedDrafts } from './crash-after.ts';
import { hearAudio } from './fake-transcription.ts';
import { fakeUploads, type UploadCall } from './fake-uploads.ts';
import { pressOnToast } from './press-on-toast.ts';
import { openApp } from './render-app.tsx';
import { startRecording } from './start-recording.ts';

afterEach(deleteDrafts);

const SECOND_BYTES = 32_000;
const isPiece = ({ method }: UploadCall) => method === 'PATCH';
const received = () => [...fakeUploads.uploads.values()][0]?.receivedBytes ?? 0;
const hasArrived = (seconds: number) => waitFor(() => expect(received()).toBe(seconds * SECOND_BYTES));

async function stop(user: Awaited<ReturnType<typeof startRecording>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Stop recording' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
}

describe('what is said', () => {
  it('is on the server while it is spoken, and nothing before something can have been said', async () => {
    const { microphone } = await startRecording();
    microphone.hear(0.4, 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(fakeUploads.calls).toEqual([]);
    microphone.hear(0.6, 2);
    await hasArrived(1);
    microphone.hear(1, 3);
    await hasArrived(2);
    const [key] = await storedDrafts();
    expect(fakeUploads.only()).toMatchObject({
      key,
      media: 'pcm',
      title: 'New Voice Note',
      length: null,
      wantsCaptions: true,
    });
    const samples = new Int16Array(new Uint8Array(fakeUploads.only().bytes).buffer);
    expect([samples[0], samples[0.4 * 16_000], samples[16_000]]).toEqual([1, 2, 3]);
  });

  it('leaves whole when the recorder stops, so that saving it sends nothing more', async () => {
    const saved = hearAudio();
    const { user, microphone } = await startRecording();
    microphone.hear(3);
    await stop(user);
    await waitFor(() => expect(fakeUploads.only().length).toBe(3 * SECOND_BYTES));
    const pieces = fakeUploads.calls.filter(isPiece).length;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(fakeUploads.calls.filter(isPiece)).toHaveLength(pieces);
    expect(saved.uploads).toMatchObject([{ receivedBytes: 3 * SECOND_BYTES }]);
  });

  it('is recorded whatever becomes of its pieces, which leave later', async () => {
    fakeUploads.misbehave = () => HttpResponse.json({ message: 'The store is full.' }, { status: 500 });
    const { microphone } = await startRecording();
    microphone.hear(1);
    await waitFor(() => expect(fakeUploads.calls.length).toBeGreaterThan(0));
    microphone.hear(2);
    expect(screen.getByRole('timer')).toHaveTextContent('00:03');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('The store is full.')).not.toBeInTheDocument();
    fakeUploads.misbehave = () => undefined;
    act(() => void window.dispatchEvent(new Event('online')));
    await hasArrived(3);
  });

  it('goes on at the next opening of the page where the last one had brought it', async () => {
    const { microphone } = await startRecording();
    microphone.hear(2);
    await hasArrived(2);
    fakeUploads.misbehave = () => 'lose-call';
    microphone.hear(1);
    await waitFor(async () => expect(await storedDrafts()).toHaveLength(1));
    cleanup();
    fakeUploads.misbehave = () => undefined;
    fakeUploads.calls = [];
    const saved = hearAudio();
    const { user } = openApp('/notes');
    const card = within(await screen.findByRole('listitem', { name: 'New Voice Note' }));
    await user.click(card.getByRole('button', { name: 'Resume saving' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    // Nothing twice. The page before lives on in this test, and may send the last second before it is taken over.
    expect(fakeUploads.calls.filter(isPiece).reduce((sum, { bytes }) => sum + bytes, 0)).toBe(SECOND_BYTES);
    expect(saved.uploads).toMatchObject([{ receivedBytes: 3 * SECOND_BYTES }]);
  });

  it('is deleted there too once discarding it is final, also when the server is away then', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    await hasArrived(2);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await screen.findByText('Recording discarded.');
    expect(fakeUploads.uploads.size).toBe(1);
    fakeUploads.misbehave = () => 'lose-call';
    await pressOnToast(user, 'Dismiss');
    await waitFor(() => expect(discardedUploads().size).toBe(1));
    fakeUploads.misbehave = () => undefined;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(fakeUploads.uploads.size).toBe(0));
    await waitFor(() => expect(discardedUploads().size).toBe(0));
  });

  it('loses nothing when it was saved on another device before all of it had arrived', async () => {
    const saved = hearAudio();
    const { user, microphone } = await startRecording();
    microphone.hear(1);
    await hasArrived(1);
    fakeUploads.only().length = SECOND_BYTES;
    microphone.hear(2);
    await stop(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(saved.uploads).toMatchObject([{ receivedBytes: 3 * SECOND_BYTES }]);
  });
});
