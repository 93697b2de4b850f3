import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { deleteDrafts, storedDrafts } from './crash-after.ts';
import { fillDevice } from './fill-device.ts';
import { hearAudio } from './fake-transcription.ts';
import { pressOnToast } from './press-on-toast.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';
import { closeTab, startRecording } from './start-recording.ts';

afterEach(deleteDrafts);

const panelTab = () => screen.queryByRole('tab', { name: 'Record Audio' });
const savingCards = () => screen.queryAllByRole('article', { busy: true });

async function save(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Stop recording' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

/** `meanwhile` is how the server answers once it has begun. */
async function recordAndSave(...meanwhile: HttpHandler[]) {
  const { user, microphone } = await startRecording();
  server.use(...meanwhile);
  microphone.hear(3);
  await save(user);
  return { user, microphone };
}

const NO_LIST = http.get('/api/notes', () => HttpResponse.error());

async function recordAnother(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Record a new note' }));
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await screen.findByRole('button', { name: 'Stop recording' });
}

/** Accepts that a job is cancelled, and remembers which. */
function acceptCancellation() {
  const cancelled: string[] = [];
  server.use(
    http.post('/api/jobs/:id/cancel', ({ params }) => {
      cancelled.push(String(params.id));
      return HttpResponse.json({});
    }),
  );
  return cancelled;
}

describe('a recording that is saved', () => {
  it('closes the panel at once and tells on its card how far it is', async () => {
    hearAudio({ state: 'running', doneSeconds: 1 });
    await recordAndSave();
    await waitFor(() => expect(panelTab()).not.toBeInTheDocument());
    const card = within(await screen.findByRole('article', { name: 'New Voice Note', busy: true }));
    expect(await card.findByText('1 of 3 seconds')).toBeInTheDocument();
    expect(card.getByRole('status')).toHaveTextContent('Writing down what was said…');
    expect(closeTab()).toBe(false);
    hearAudio();
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(await storedDrafts()).toEqual([]);
  });

  it('leaves the microphone to the next one, which is saved beside it', async () => {
    const received = hearAudio({ state: 'running' });
    const { user, microphone } = await recordAndSave();
    await recordAnother(user);
    microphone.hear(2);
    expect(screen.getByRole('timer')).toHaveTextContent('00:02');
    expect(savingCards()).toHaveLength(1);
    await save(user);
    await waitFor(() => expect(savingCards()).toHaveLength(2));
    expect(received.uploads.map(({ receivedBytes }) => receivedBytes)).toEqual([3 * 32_000, 2 * 32_000]);
    const later = hearAudio();
    await waitFor(() => expect(later.saved).toHaveLength(2));
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });

  it('waits while two others are on their way, and goes on when one of them is given up', async () => {
    const received = hearAudio({ state: 'running' });
    acceptCancellation();
    const { user, microphone } = await recordAndSave();
    for (let more = 0; more < 2; more += 1) {
      await recordAnother(user);
      microphone.hear(1);
      await save(user);
    }
    await waitFor(() => expect(savingCards()).toHaveLength(3));
    const [newest, ...others] = screen.getAllByRole('article', { busy: true }).map((card) => within(card));
    expect(newest?.getByText('Waiting for its turn to be heard…')).toBeInTheDocument();
    expect(received.uploads).toHaveLength(2);

    await user.click(others[0]?.getByRole('button', { name: 'Cancel saving' }) ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(received.uploads).toHaveLength(3));
  });

  it('is saved by the next page when this one ends first', async () => {
    hearAudio({ state: 'running' });
    acceptCancellation();
    await recordAndSave();
    await screen.findByText('1 of 3 seconds');
    cleanup();
    expect(await storedDrafts()).toHaveLength(1);
    const received = hearAudio();
    openApp('/creations');
    expect(await screen.findByText('Note saved successfully!')).toBeInTheDocument();
    expect(received.saved).toHaveLength(1);
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });

  it('is offered again with the reason when it could not be transcribed, and can try again', async () => {
    const received = hearAudio({ state: 'failed', error: 'The recording is cut off.' });
    server.use(
      http.post('/api/jobs/job-1/retry', () => {
        received.saved = hearAudio().saved;
        return HttpResponse.json({ id: 'job-1', state: 'running', doneSeconds: 0, totalSeconds: 3 });
      }),
    );
    const { user } = await recordAndSave();
    expect(await screen.findByText('Failed to transcribe and save the recording.')).toBeInTheDocument();
    const draft = within(await screen.findByRole('listitem', { name: 'New Voice Note' }));
    expect(draft.getByRole('alert')).toHaveTextContent(/The recording is cut off\.\s*Your audio is still here\./);
    expect(draft.queryByText(/Waits for the network/)).not.toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();

    await user.click(draft.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(received.uploads).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('The recording is cut off.')).not.toBeInTheDocument());
  });

  it('is offered again when the note could not be saved, and its words are not asked for twice', async () => {
    const received = hearAudio();
    const refused = http.post('/api/notes', () => problem(500, 'The disk is full.'), { once: true });
    const { user } = await recordAndSave(refused, NO_LIST);
    expect(await screen.findByText('Failed to save note. Please try again.')).toBeInTheDocument();
    expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(received.uploads).toHaveLength(1);
  });

  it('is given up on its card only when the person says what becomes of it', async () => {
    const received = hearAudio({ state: 'running' });
    const cancelled = acceptCancellation();
    const { user } = await recordAndSave();
    await user.click(await screen.findByRole('button', { name: 'Cancel saving' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel saving?' }));
    await user.click(question.getByRole('button', { name: 'Go on saving' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(savingCards()).toHaveLength(1);
    expect(cancelled).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Cancel saving' }));
    await user.click(await screen.findByRole('button', { name: 'Keep on this device' }));
    const draft = within(await screen.findByRole('listitem', { name: 'New Voice Note' }));
    expect(draft.getByRole('button', { name: 'Resume saving' })).toBeInTheDocument();
    expect(draft.queryByText(/Waits for the network/)).not.toBeInTheDocument();
    expect(savingCards()).toEqual([]);
    await waitFor(() => expect(cancelled).toEqual(['job-1']));
    expect(received.saved).toEqual([]);
  });

  it('is gone when it is discarded there', async () => {
    const received = hearAudio({ state: 'running' });
    const cancelled = acceptCancellation();
    const { user } = await recordAndSave();
    await user.click(await screen.findByRole('button', { name: 'Cancel saving' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(savingCards()).toEqual([]));
    await pressOnToast(user, 'Dismiss');
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
    await waitFor(() => expect(cancelled).toEqual(['job-1']));
    expect(screen.queryByRole('button', { name: 'Resume saving' })).not.toBeInTheDocument();
    expect(received.saved).toEqual([]);
  });
});

describe('a recording that this device cannot keep', () => {
  it('stays in its panel until it is a note, and the browser asks before the page is left', async () => {
    const received = hearAudio();
    server.use(http.post('/api/notes', () => problem(500, 'The disk is full.'), { once: true }));
    const { user, microphone } = await startRecording();
    const makeRoom = fillDevice();
    await act(async () => microphone.hear(3));
    await screen.findByText(/This device has no room left/);
    makeRoom();
    await save(user);
    expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
    expect(closeTab()).toBe(true);
    expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
    expect(panelTab()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    await waitFor(() => expect(panelTab()).not.toBeInTheDocument());
    expect(received.uploads).toHaveLength(1);
    expect(closeTab()).toBe(false);
  });

  it('goes back to its panel when its saving is given up on its card', async () => {
    hearAudio({ state: 'running' });
    acceptCancellation();
    const { user, microphone } = await startRecording();
    const makeRoom = fillDevice();
    await act(async () => microphone.hear(3));
    await screen.findByText(/This device has no room left/);
    makeRoom();
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel saving' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(screen.getByRole('group', { name: 'Audio of New Voice Note' })).toBeInTheDocument();
  });
});
