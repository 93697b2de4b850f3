import { act, screen, waitFor, within } from '@testing-library/react';
import { deleteDrafts } from './crash-after.ts';
import { FakeEventSource, haveEventSource, haveNoEventSource } from './fake-event-source.ts';
import { fakeUploads } from './fake-uploads.ts';
import { plugInMicrophone } from './fake-microphone.ts';
import { openApp } from './render-app.tsx';
import { startRecording } from './start-recording.ts';

beforeEach(haveEventSource);
afterEach(async () => {
  haveNoEventSource();
  await deleteDrafts();
});

async function speak() {
  const recorder = await startRecording();
  recorder.microphone.hear(1);
  const source = await waitFor(() => {
    const found = FakeEventSource.opened.find(({ url }) => url.endsWith('/captions'));
    if (!found) throw new Error('Nothing listens to captions.');
    return found;
  });
  expect(source.url).toBe(`/api/uploads/${fakeUploads.only().id}/captions`);
  const tell = (type: string, data: object) => act(() => source.tell(type, data));
  return { ...recorder, source, tell };
}

const words = () => screen.getByRole('log', { name: 'Your words so far' });

describe('the words while one speaks', () => {
  it('appear as they are heard, those that may still change marked and not read out', async () => {
    const { tell } = await speak();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    tell('state', { state: 'waiting' });
    expect(words()).toHaveTextContent('Your words appear here while you speak.');
    tell('state', { state: 'live' });
    tell('caption', { number: 0, text: 'He might even', isFinal: false });
    expect(within(words()).getByText('He might even')).toHaveAttribute('aria-hidden', 'true');
    tell('caption', { number: 0, text: 'He might even have been', isFinal: true });
    tell('caption', { number: 1, text: 'made a noise', isFinal: false });
    tell('caption', { number: 1, text: '', isFinal: true });
    expect(words()).toHaveTextContent(/^He might even have been$/);
    expect(within(words()).getByText('He might even have been')).toHaveAttribute('aria-hidden', 'false');
    expect(words()).toHaveAttribute('aria-live', 'off');
  });

  it('stay in view after Stop', async () => {
    const { user, tell, source } = await speak();
    tell('state', { state: 'live' });
    tell('caption', { number: 0, text: 'He might even', isFinal: true });
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    tell('state', { state: 'done' });
    expect(words()).toHaveTextContent('He might even');
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('stop, which is said, while the recording goes on', async () => {
    const { tell, source } = await speak();
    tell('state', { state: 'live' });
    tell('caption', { number: 0, text: 'He might even', isFinal: true });
    tell('state', { state: 'behind' });
    expect(screen.getByText('Captions have stopped: the server is busy. Your recording goes on.')).toBeInTheDocument();
    expect(words()).toHaveTextContent('He might even');
    expect(screen.getByRole('button', { name: 'Stop recording' })).toBeInTheDocument();
    // The server ends the stream then, and a browser that is not told so connects again.
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
  });

  it.each(['unavailable', 'failed'])('are nowhere when they are %s', async (state) => {
    const { tell, source } = await speak();
    tell('state', { state });
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    expect(source.readyState).toBe(FakeEventSource.CLOSED);
  });

  it('are not asked for by who does not want them on this device', async () => {
    localStorage.setItem('stitchbook.captions', 'hidden');
    const { microphone } = await startRecording();
    microphone.hear(1);
    await waitFor(() => expect(fakeUploads.uploads.size).toBe(1));
    expect(fakeUploads.only().wantsCaptions).toBe(false);
    expect(FakeEventSource.opened.filter(({ url }) => url.endsWith('/captions'))).toEqual([]);
  });

  it('can be turned off before one speaks', async () => {
    plugInMicrophone();
    const { user } = openApp('/notes');
    await user.click(await screen.findByRole('button', { name: 'Record a new note' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Show the words while I speak' }));
    expect(localStorage.getItem('stitchbook.captions')).toBe('hidden');
  });
});
