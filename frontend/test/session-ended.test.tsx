import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { deleteDrafts, storedDrafts } from './crash-after.ts';
import { hearAudio } from './fake-transcription.ts';
import { openApp } from './render-app.tsx';
import { ADA, server } from './server.ts';
import { startRecording } from './start-recording.ts';

afterEach(deleteDrafts);

type Refusal = 'session.missing' | 'session.other-account';

/** Refuses whatever is asked for, as the gateway does once nobody, or somebody else, is signed in. Answers how many recordings came. */
function endSession(code: Refusal): { recordings: number } {
  const came = { recordings: 0 };
  const refuse = () => HttpResponse.json({ message: 'Please sign in first.', code }, { status: 401 });
  server.use(
    http.post('/api/uploads', () => {
      came.recordings += 1;
      return refuse();
    }),
    http.all('/api/*', refuse),
  );
  return came;
}

function lookAtPageAgain(): void {
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function recordAndSave() {
  const { user, microphone } = await startRecording();
  microphone.hear(3);
  await user.click(screen.getByRole('button', { name: 'Stop recording' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('a page whose session has ended', () => {
  it('says so on every screen, and leads back to it', async () => {
    server.use(
      http.get('/api/creations', () => HttpResponse.json({ message: 'Please sign in first.' }, { status: 401 })),
    );
    openApp('/creations?kind=story');
    const link = await screen.findByRole('link', { name: 'Sign in again' });
    expect(link).toHaveAttribute('href', '/api/login?returnTo=%2Fcreations%3Fkind%3Dstory');
    expect(screen.getByText('You are signed out.')).toBeInTheDocument();
  });

  it('keeps what is recorded, and sends it by itself once the person is back', async () => {
    const refused = endSession('session.missing');
    server.use(http.get('/api/auth/user', () => HttpResponse.json(ADA), { once: true }));
    await recordAndSave();
    expect(await screen.findByText('It is sent as soon as you have signed in again.')).toBeInTheDocument();
    expect(await screen.findByText('Waits until you sign in again, then it is sent by itself.')).toBeInTheDocument();
    const { recordings } = refused;
    expect(recordings).toBeGreaterThan(0);
    lookAtPageAgain();
    expect(refused.recordings).toBe(recordings);

    server.resetHandlers();
    const received = hearAudio();
    lookAtPageAgain();
    expect(await screen.findByText('Note saved successfully!')).toBeInTheDocument();
    expect(screen.queryByText('You are signed out.')).not.toBeInTheDocument();
    expect(received.uploads).toHaveLength(1);
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });
});

describe('a page that somebody else has signed in beside', () => {
  it('sends nothing of the person whose page it was', async () => {
    endSession('session.other-account');
    server.use(http.get('/api/auth/user', () => HttpResponse.json(ADA), { once: true }));
    await recordAndSave();
    expect(await screen.findByText('Somebody else has signed in in this browser.')).toBeInTheDocument();
    expect(await storedDrafts()).toHaveLength(1);
  });

  it('says whose it is with every call', async () => {
    const said = new Set<string | null>();
    server.events.on('request:start', ({ request }) => {
      if (!request.url.endsWith('/api/auth/user')) said.add(request.headers.get('Stitchbook-User'));
    });
    hearAudio();
    await recordAndSave();
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    server.events.removeAllListeners();
    expect([...said]).toEqual([ADA.id]);
  });
});
