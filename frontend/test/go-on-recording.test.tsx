import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { crashAfter, deleteDrafts, storedDrafts } from './crash-after.ts';
import { type FakeMicrophone, plugInMicrophone } from './fake-microphone.ts';
import { hearAudio } from './fake-transcription.ts';
import { type FakeUpload, fakeUploads, refuse } from './fake-uploads.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';
import { startRecording } from './start-recording.ts';

afterEach(deleteDrafts);

const SECOND = 32_000;
const TITLE = 'On the train';
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const card = async (name = TITLE) => within(await screen.findByRole('listitem', { name }));
const button = (name: string) => screen.findByRole('button', { name });
const timer = () => screen.getByRole('timer');

/** What a phone has sent: seconds of this level. */
function leave(seconds: number, level = 1): FakeUpload {
  const bytes = Buffer.from(new Int16Array(seconds * 16_000).fill(level).buffer);
  return fakeUploads.add({ key: 'phone', title: TITLE, bytes, receivedBytes: bytes.length, updatedAt: ago(60) });
}

/** The upload that goes on: all that is not ended. */
const next = () => [...fakeUploads.uploads.values()].find(({ continuedBy }) => continuedBy === null)!;
const levels = ({ bytes }: FakeUpload) => {
  const samples = new Int16Array(new Uint8Array(bytes).buffer);
  return Array.from({ length: bytes.length / SECOND }, (_, second) => samples[second * 16_000]);
};

async function goOn(microphone: FakeMicrophone = plugInMicrophone()) {
  const { user } = openApp('/notes');
  await user.click((await card()).getByRole('button', { name: 'Go on recording' }));
  return { user, microphone };
}

describe('going on with what another device has left', () => {
  it('begins with its time, sends what is said after it, and saves both parts as one note', async () => {
    const saved = hearAudio();
    leave(272);
    const { user, microphone } = await goOn();
    await button('Stop recording');
    expect(timer()).toHaveTextContent('04:32');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
    await waitFor(() => expect(screen.queryByRole('listitem', { name: TITLE })).not.toBeInTheDocument());
    microphone.hear(3, 2);
    expect(timer()).toHaveTextContent('04:35');
    await waitFor(() => expect(next().receivedBytes).toBe(275 * SECOND));
    expect(next()).toMatchObject({ title: TITLE, wantsCaptions: true, length: null });

    await user.click(await button('Stop recording'));
    expect(await screen.findByText(/^The first/)).toHaveTextContent('The first 4:32, from another device, are kept');
    expect(screen.getByRole('group', { name: `Audio of ${TITLE}` })).toHaveTextContent('0:03');
    await user.click(await button('Save'));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(saved.uploads).toMatchObject([{ length: 275 * SECOND, receivedBytes: 275 * SECOND }]);
    expect(saved.uploads.map(levels)).toEqual([[...Array<number>(272).fill(1), 2, 2, 2]]);
    expect(await storedDrafts()).toEqual([]);
  });

  it('loses nothing when this tab dies as well, whatever had not been sent', async () => {
    const saved = hearAudio();
    leave(5);
    const { microphone } = await goOn();
    await button('Stop recording');
    microphone.hear(1, 2);
    await waitFor(() => expect(next().receivedBytes).toBe(6 * SECOND));
    fakeUploads.misbehave = () => 'lose-call';
    microphone.hear(2, 3);
    cleanup();
    fakeUploads.misbehave = () => undefined;
    const { user } = openApp('/notes');
    const draft = await card();
    expect(draft.getByText(/0:05 of it on another device, recorded/)).toHaveTextContent(/^0:08, 0:05 of it/);
    await user.click(draft.getByRole('button', { name: 'Listen' }));
    expect(await draft.findByRole('group', { name: `Audio of ${TITLE}` })).toHaveTextContent('0:03');
    expect(draft.getByText(/^The first/)).toHaveTextContent('The first 0:05');
    await user.click(draft.getByRole('button', { name: 'Resume saving' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(saved.uploads).toMatchObject([{ receivedBytes: 8 * SECOND }]);
    expect(saved.uploads.map(levels)).toEqual([[1, 1, 1, 1, 1, 2, 3, 3]]);
  });

  it('keeps it here, to be resumed or saved, where the microphone is refused', async () => {
    const saved = hearAudio();
    leave(5);
    const { user } = await goOn(plugInMicrophone({ refuses: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent('What you said before is kept: press Resume to go on.');
    expect(timer()).toHaveTextContent('00:05');
    await user.click(await button('Cancel'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/0:05, 0:05 of it on another device/)).toHaveTextContent('discards both parts');
    await user.click(question.getByRole('button', { name: 'Keep on this device' }));
    const draft = await card();
    expect(draft.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
    await user.click(draft.getByRole('button', { name: 'Resume saving' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(saved.uploads).toMatchObject([{ length: 5 * SECOND, receivedBytes: 5 * SECOND }]);
  });

  it('deletes both parts once discarding is final', async () => {
    leave(5);
    const { user, microphone } = await goOn();
    await button('Stop recording');
    microphone.hear(1, 2);
    await user.click(await button('Cancel'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await user.click(await button('Dismiss'));
    await waitFor(() => expect([...fakeUploads.uploads.values()].map(({ key }) => key)).toEqual(['phone']));
    expect(await storedDrafts()).toEqual([]);
  });

  it('says why it cannot be, and asks for no microphone then', async () => {
    leave(5);
    server.use(http.post('/api/uploads/:id/continue', () => problem(409, 'This recording is still being sent.')));
    const { microphone } = await goOn();
    expect(await screen.findByText('This recording is still being sent.')).toBeInTheDocument();
    expect(microphone.asked).toEqual([]);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await card();
  });

  it('is the same one when the answer was lost and the person presses again', async () => {
    leave(5);
    const keys: string[] = [];
    server.use(
      http.post('/api/uploads/:id/continue', async ({ request }) => {
        keys.push(((await request.clone().json()) as { key: string }).key);
        return keys.length === 1 ? refuse(503, 'unavailable') : undefined;
      }),
    );
    const { user } = await goOn();
    await screen.findByText('Refused.');
    await user.click((await card()).getByRole('button', { name: 'Go on recording' }));
    await button('Stop recording');
    expect(keys[1]).toBe(keys[0]);
    expect(await storedDrafts()).toEqual([keys[0]]);
  });

  it('waits until what is recorded here is saved', async () => {
    leave(5);
    const { user, microphone } = await startRecording();
    microphone.hear(1);
    await user.click((await card()).getByRole('button', { name: 'Go on recording' }));
    expect(await screen.findByText('Save or cancel what you have recorded here first.')).toBeInTheDocument();
    expect(timer()).toHaveTextContent('00:01');
  });

  it('becomes a recording of its own where what was before is there no more', async () => {
    const saved = hearAudio();
    leave(5);
    const { user, microphone } = await goOn();
    await button('Stop recording');
    microphone.hear(1, 2);
    await waitFor(() => expect(next().receivedBytes).toBe(6 * SECOND));
    fakeUploads.uploads.clear();
    microphone.hear(1, 3);
    expect(await screen.findByText(/^Another device has saved this recording, or goes on with it/)).toBeInTheDocument();
    await user.click(await button('Stop recording'));
    await user.click(await button('Save'));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(saved.uploads).toMatchObject([{ receivedBytes: 2 * SECOND }]);
    expect(saved.uploads.map(levels)).toEqual([[2, 3]]);
  });
});

/** Elsewhere, as the server does it. */
const continueElsewhere = (id: string, key = 'laptop') =>
  fetch(`/api/uploads/${id}/continue`, { method: 'POST', body: JSON.stringify({ key }) });

describe('the device before', () => {
  it('is told that all of its copy goes on elsewhere, and may save it as a note of its own', async () => {
    const saved = hearAudio();
    const key = await crashAfter(3, { title: TITLE });
    const { id } = fakeUploads.add({ key, title: TITLE, bytes: Buffer.alloc(3 * SECOND), receivedBytes: 3 * SECOND });
    await continueElsewhere(id);
    const { user } = openApp('/notes');
    const draft = await card();
    expect(await draft.findByText(/^Another device goes on/)).toHaveTextContent(
      'Another device goes on with this recording from 0:03. All of this copy is in it, so you can discard it here.',
    );
    await user.click(draft.getByRole('button', { name: 'Resume saving' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(saved.uploads).toMatchObject([{ receivedBytes: 3 * SECOND }]);
    expect(fakeUploads.uploads.get(id)?.receivedBytes).toBe(0);
  });

  it('is told what only its copy has', async () => {
    const key = await crashAfter(3, { title: TITLE });
    const { id } = fakeUploads.add({ key, title: TITLE, bytes: Buffer.alloc(2 * SECOND), receivedBytes: 2 * SECOND });
    await continueElsewhere(id);
    openApp('/notes');
    expect(await (await card()).findByText(/^Another device goes on/)).toHaveTextContent(
      'from 0:02. The last 0:01 of this copy are not in it: save it as a note of its own, or discard it.',
    );
  });

  it('goes on recording by itself where it is still there, and never into the other', async () => {
    const saved = hearAudio();
    const { user, microphone } = await startRecording();
    microphone.hear(1, 1);
    await waitFor(() => expect(fakeUploads.only().receivedBytes).toBe(SECOND));
    await act(() => continueElsewhere(fakeUploads.only().id));
    microphone.hear(2, 2);
    expect(await screen.findByText(/^Another device has saved this recording, or goes on with it/)).toBeInTheDocument();
    const elsewhere = next();
    await user.click(await button('Stop recording'));
    await user.click(await button('Save'));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(saved.uploads).toMatchObject([{ receivedBytes: 3 * SECOND }]);
    expect(levels(elsewhere)).toEqual([1]);
    expect(saved.uploads.map(levels)).toEqual([[1, 2, 2]]);
  });
});
