import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openDraftDatabase } from '../src/features/recording/drafts/draft-store.ts';
import { crashAfter, deleteDrafts, storedDrafts } from './crash-after.ts';
import { hearAudio } from './fake-transcription.ts';
import { openApp } from './render-app.tsx';
import { server } from './server.ts';
import { startRecording } from './start-recording.ts';

const WHOLE_BYTES = 3 * 16_000 * 2;

/** What the browser's storage does from now on instead of what it is told; `restore` mends it. */
function breakStore(method: 'openCursor' | 'add' | 'put' | 'delete' | 'getAll', error: string, after = 0) {
  let calls = 0;
  const original = IDBObjectStore.prototype[method] as (...given: unknown[]) => IDBRequest;
  const spy = jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
    this: IDBObjectStore,
    ...given: unknown[]
  ) {
    calls += 1;
    if (calls > after) throw new DOMException('The storage does not work.', error);
    return original.apply(this, given);
  } as never);
  return { restore: () => spy.mockRestore() };
}

async function stop(user: Awaited<ReturnType<typeof startRecording>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Stop recording' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await deleteDrafts();
});

describe('a recording whose copy on this device cannot be read', () => {
  it('is saved whole all the same while its page is open', async () => {
    const received = hearAudio();
    const { user, microphone } = await startRecording();
    microphone.hear(1);
    microphone.hear(2);
    breakStore('openCursor', 'UnknownError');
    await stop(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(received.uploads[0]?.receivedBytes).toBe(WHOLE_BYTES);
  });

  it.each(['Resume saving', 'Listen'])(
    'stays on the device by %s, says so, and is whole once it can be',
    async (way) => {
      const received = hearAudio();
      await crashAfter(3);
      const { user } = openApp('/notes');
      const offer = within(await screen.findByRole('listitem', { name: 'A walk' }));
      const storage = breakStore('openCursor', 'UnknownError');
      await user.click(offer.getByRole('button', { name: way }));
      expect(await offer.findByText(/It is still on this device: reload the page and try again/)).toBeInTheDocument();
      expect(received.uploads).toEqual([]);
      expect(await storedDrafts()).toHaveLength(1);

      storage.restore();
      await user.click(offer.getByRole('button', { name: 'Resume saving' }));
      expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
      expect(received.uploads[0]?.receivedBytes).toBe(WHOLE_BYTES);
    },
  );

  it('is not taken for whole when a piece is missing', async () => {
    const received = hearAudio();
    const id = await crashAfter(3);
    await (await openDraftDatabase()).delete('chunks', [id, 16_000]);
    const { user } = openApp('/notes');
    const offer = within(await screen.findByRole('listitem', { name: 'A walk' }));
    await user.click(offer.getByRole('button', { name: 'Resume saving' }));
    expect(await offer.findByText(/This browser could not read the recording/)).toBeInTheDocument();
    expect(received.uploads).toEqual([]);
    expect(await storedDrafts()).toHaveLength(1);
  });

  it('is not passed over in silence when nothing can be looked for', async () => {
    await crashAfter(3);
    const storage = breakStore('getAll', 'UnknownError');
    const { user } = openApp('/notes');
    const alert = await screen.findByText(/could not look for recordings that are not saved yet/);
    expect(alert).toHaveTextContent('What is kept on this device stays there');
    storage.restore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem', { name: 'A walk' })).toBeInTheDocument();
  });
});

describe('a device that keeps nothing', () => {
  it('is no reason for alarm where there is nothing to be kept, as in a private window', async () => {
    breakStore('getAll', 'SecurityError');
    openApp('/notes');
    expect(await screen.findByText(/No notes found/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the recording would be lost with the page, and asks before it is given up', async () => {
    breakStore('add', 'AbortError');
    const { user, microphone } = await startRecording();
    await act(async () => microphone.hear(1));
    expect(await screen.findByText(/It goes on, but save it before you leave this page/)).toBeInTheDocument();
    const question = () => screen.findByRole('alertdialog', { name: 'Discard this recording?' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(microphone.isReleased()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(microphone.isReleased()).toBe(true));
  });

  it('does not promise to send later what it could not mark', async () => {
    server.use(http.post('/api/uploads/:id/transcribe', () => HttpResponse.error()));
    const { user, microphone } = await startRecording();
    microphone.hear(3);
    await stop(user);
    breakStore('put', 'QuotaExceededError');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your audio is still here.')).toBeInTheDocument();
    expect(screen.queryByText('Kept on this device')).not.toBeInTheDocument();
  });

  it('does not promise to send later what the browser has cleared away', async () => {
    server.use(http.post('/api/uploads/:id/transcribe', () => HttpResponse.error()));
    const { user, microphone } = await startRecording();
    microphone.hear(3);
    await stop(user);
    await deleteDrafts();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your audio is still here.')).toBeInTheDocument();
  });

  it('says so when a recording could not be discarded', async () => {
    await crashAfter(1);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    breakStore('delete', 'UnknownError');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText(/could not discard the recording/)).toBeInTheDocument();
  });
});

it('saves the whole when another tab has brought a newer Stitchbook in the middle of the recording', async () => {
  const received = hearAudio();
  const { user, microphone } = await startRecording();
  microphone.hear(1);
  await waitFor(async () => expect(await (await openDraftDatabase()).count('chunks')).toBe(1));
  const newer = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('stitchbook', 2);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('not opened'));
  });
  await act(async () => microphone.hear(2));
  expect(await screen.findByText(/Stitchbook was updated in another tab/)).toBeInTheDocument();
  await stop(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
  expect(received.uploads[0]?.receivedBytes).toBe(WHOLE_BYTES);

  // As it was before, for whoever comes next.
  newer.close();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('stitchbook').onsuccess = resolve;
  });
});
