import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { crashAfter, deleteDrafts, storedDrafts } from './crash-after.ts';
import { hearAudio } from './fake-transcription.ts';
import { fakeUploads } from './fake-uploads.ts';
import { openApp } from './render-app.tsx';
import { problem, server } from './server.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Leaves the first note without an answer. */
function loseFirstNote() {
  const lost: (string | null)[] = [];
  server.use(
    http.post(
      '/api/notes',
      ({ request }) => {
        lost.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  return lost;
}

function deletedSince() {
  return HttpResponse.json(
    { code: 'request.deleted-since', message: 'This was saved before, and has been deleted since.' },
    { status: 409 },
  );
}

async function uploadFile() {
  const { user } = openApp('/');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Upload Audio File' }));
  await user.upload(panel.getByLabelText(/Choose an audio file/), new File(['x'], 'Walk.mp3', { type: 'audio/mpeg' }));
  await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
  return { user };
}

const setOnline = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });

afterEach(async () => {
  await deleteDrafts();
  setOnline(true);
});

describe('a recording whose answer was lost', () => {
  it('goes on under its first key, also after a crash, and sends nothing twice', async () => {
    const received = hearAudio();
    fakeUploads.misbehave = ({ method }) => (method === 'PATCH' ? 'lose-answer' : undefined);
    const id = await crashAfter(3);
    setOnline(false);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Resume saving' }));
    expect(await screen.findByText(/Waits for the network/)).toBeInTheDocument();
    cleanup();
    setOnline(true);
    openApp('/notes');
    await waitFor(() => expect(received.saved).toHaveLength(1));
    expect(received.uploads).toMatchObject([{ key: id, receivedBytes: 3 * 32_000 }]);
    const sent = fakeUploads.calls.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(sent).toBe(3 * 32_000);
  });

  it('is asked to be one note', async () => {
    const received = hearAudio();
    const lost = loseFirstNote();
    const { user } = await uploadFile();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(received.noteKeys).toEqual([expect.stringMatching(KEY)]));
    expect(received.noteKeys).toEqual(lost);
  });

  it('has a key of its own under another title, or as another upload', async () => {
    const received = hearAudio();
    const lost = loseFirstNote();
    const { user } = await uploadFile();
    await screen.findByRole('button', { name: 'Try again' });
    const panel = within(screen.getByRole('tabpanel', { name: 'Upload Audio File' }));
    await user.type(panel.getByLabelText('Title'), ' by the canal');
    await user.click(panel.getByRole('button', { name: 'Upload and Save' }));
    await waitFor(() => expect(received.saved).toHaveLength(1));
    expect(received.noteKeys[0]).not.toBe(lost[0]);
    cleanup();
    await uploadFile();
    await waitFor(() => expect(received.saved).toHaveLength(2));
    expect(new Set(received.uploads.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a recording that was saved and deleted since', () => {
  it.each(['/api/uploads/:id/transcribe', '/api/notes'])('is done with when %s says so', async (path) => {
    hearAudio();
    server.use(http.post(path, deletedSince));
    await crashAfter(3);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Resume saving' }));
    expect(await screen.findByText('This was saved before, and has been deleted since.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume saving' })).not.toBeInTheDocument());
    expect(await storedDrafts()).toEqual([]);
  });

  it('closes the panel it was uploaded from', async () => {
    hearAudio();
    server.use(http.post('/api/notes', deletedSince));
    await uploadFile();
    expect(await screen.findByText('This was saved before, and has been deleted since.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
  });
});

describe('a person who has used up a quota', () => {
  it.each(['/api/uploads/:id/transcribe', '/api/notes'])('is told so by %s, and loses nothing', async (path) => {
    hearAudio();
    const sentence = 'You have reached the limit of today. Please try again tomorrow.';
    server.use(http.post(path, () => problem(429, sentence)));
    await crashAfter(3);
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Resume saving' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Resume saving' })).toBeEnabled();
    expect(await storedDrafts()).toHaveLength(1);
  });
});
