import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { KeptTake } from '../src/features/recording/unsaved/keep-take.ts';
import { openTakes } from '../src/features/recording/unsaved/open-takes.ts';
import { plugInMicrophone } from './fake-microphone.ts';
import { hearAudio } from './fake-transcription.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { ADA, haveNote, haveNotes, server } from './server.ts';

/** What a browser that crashed in the middle of a recording leaves behind. */
async function crashAfter(seconds: number, { ownerId = ADA.id, title = 'A walk' } = {}) {
  const take = new KeptTake({ ownerId, title }, () => undefined);
  for (let second = 0; second < seconds; second += 1) take.append(new Int16Array(16_000).fill(second));
  await take.letGo();
  return take.id;
}

async function startRecording() {
  const microphone = plugInMicrophone();
  const { user } = openApp('/notes');
  await user.click(await screen.findByRole('button', { name: 'Record a new note' }));
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await screen.findByRole('button', { name: 'Stop recording' });
  return { user, microphone };
}

async function keptTakes() {
  return (await openTakes()).getAllKeys('takes');
}

afterEach(async () => {
  const database = await openTakes();
  await Promise.all([database.clear('takes'), database.clear('chunks')]);
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
    expect(received.uploads[0]?.size).toBe(44 + 3 * 16_000 * 2);
    expect(received.saved[0]?.title).toBe('A walk');
    expect(await keptTakes()).toEqual([]);
  });

  it('is removed only when the person says so twice', async () => {
    await crashAfter(1);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(await keptTakes()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume saving' })).not.toBeInTheDocument());
    expect(await keptTakes()).toEqual([]);
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
    expect(await keptTakes()).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(received.uploads).toHaveLength(1);
  });
});

describe('leaving a recording', () => {
  it('asks first, and offers again what was said so far', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Stop recording' })).toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Insights' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Insights Coming Soon')).toBeInTheDocument();
    expect(microphone.isReleased()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Notes' }));
    expect(await screen.findByRole('listitem', { name: 'New Voice Note' })).toHaveTextContent('0:02');
  });

  it.each([
    ['the browser goes back', async () => window.history.back()],
    [
      'a card is clicked',
      async (user: UserEvent) => user.click(screen.getByText('What if the old bindery became the studio?')),
    ],
  ])('asks first when %s', async (_, leave) => {
    haveNotes([makeNote()]);
    haveNote(makeNoteDetail());
    const microphone = plugInMicrophone();
    const { user } = openApp('/insights');
    await user.click(await screen.findByRole('link', { name: 'Notes' }));
    await user.click(await screen.findByRole('button', { name: 'Record a new note' }));
    await user.click(await screen.findByRole('button', { name: 'Start recording' }));
    await screen.findByRole('button', { name: 'Stop recording' });
    microphone.hear(2);

    await leave(user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe('/notes');
    expect(screen.getByRole('button', { name: 'Stop recording' })).toBeInTheDocument();

    await leave(user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(window.location.pathname).not.toBe('/notes'));
    await waitFor(() => expect(microphone.isReleased()).toBe(true));
  });

  it('goes on while the way leads from the notes to home and back', async () => {
    const { user, microphone } = await startRecording();
    await user.click(screen.getByRole('link', { name: 'Stitchbook' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/notes'));
    expect(screen.getByRole('button', { name: 'Stop recording' })).toBeInTheDocument();
    expect(microphone.isReleased()).toBe(false);
  });

  it('lets the browser ask before the tab is closed', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    const { user, microphone } = await startRecording();
    expect(leave()).toBe(true);
    microphone.hear(1);
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    await screen.findByRole('group', { name: 'Audio of New Voice Note' });
    expect(leave()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(leave()).toBe(false);
    expect(await screen.findByRole('listitem', { name: 'New Voice Note' })).toBeInTheDocument();
  });

  it('asks before another one takes its place', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(1);
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    await screen.findByRole('group', { name: 'Audio of New Voice Note' });
    await user.click(screen.getByRole('button', { name: 'Start recording' }));
    await user.click(await screen.findByRole('button', { name: 'Discard and record' }));
    expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  });
});

describe('a device or a network that fails', () => {
  it('is said when there is no room, and the recording goes on in memory', async () => {
    const received = hearAudio();
    const database = await openTakes();
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
    expect(received.uploads[0]?.size).toBe(44 + 3 * 16_000 * 2);
  });

  it('keeps what cannot be sent, says so, and sends it when the network is back', async () => {
    server.use(http.post('/api/transcribe', () => HttpResponse.error()));
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
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    await waitFor(async () => expect(await keptTakes()).toEqual([]));
  });

  it('opens for whoever was here last, until they sign out', async () => {
    localStorage.setItem('stitchbook.user', JSON.stringify(ADA));
    server.use(http.get('/api/auth/user', () => HttpResponse.error()));
    openApp('/insights');
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
  });
});
