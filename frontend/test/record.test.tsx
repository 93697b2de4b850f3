import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openDraftDatabase } from '../src/features/recording/drafts/draft-store.ts';
import { plugInMicrophone } from './fake-microphone.ts';
import { hearAudio } from './fake-transcription.ts';
import { openApp } from './render-app.tsx';

async function openRecorder() {
  const { user } = openApp('/notes');
  await user.click(await screen.findByRole('button', { name: 'Record a new note' }));
  await screen.findByRole('tab', { name: 'Record Audio' });
  return user;
}

async function record(seconds: number) {
  const microphone = plugInMicrophone();
  const user = await openRecorder();
  await user.click(screen.getByRole('button', { name: 'Start recording' }));
  await screen.findByRole('button', { name: 'Stop recording' });
  microphone.hear(seconds);
  await user.click(screen.getByRole('button', { name: 'Stop recording' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  return { user, microphone };
}

afterEach(async () => {
  const database = await openDraftDatabase();
  await Promise.all([database.clear('takes'), database.clear('chunks')]);
});

describe('recording a note', () => {
  it('begins with a title, a resting timer and nothing to save', async () => {
    const user = await openRecorder();
    const panel = within(screen.getByRole('tabpanel', { name: 'Record Audio' }));
    expect(panel.getByLabelText('Title')).toHaveValue('New Voice Note');
    expect(panel.getByRole('timer')).toHaveTextContent('00:00');
    expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(panel.getByLabelText('Title'), '{Enter}');
    expect(await screen.findByText('No recording to save.')).toBeInTheDocument();
  });

  it('takes at most 100 characters of title, as people count them', async () => {
    const user = await openRecorder();
    const title = within(screen.getByRole('tabpanel', { name: 'Record Audio' })).getByLabelText('Title');
    await user.clear(title);
    await user.click(title);
    await user.paste('👩‍🚀'.repeat(101));
    expect(title).toHaveValue('👩‍🚀'.repeat(100));
  });

  it('counts the seconds that were heard, not those of a pause', async () => {
    const microphone = plugInMicrophone();
    const user = await openRecorder();
    await user.click(screen.getByRole('button', { name: 'Start recording' }));
    await screen.findByRole('button', { name: 'Stop recording' });
    microphone.hear(1);
    expect(screen.getByRole('timer')).toHaveTextContent('00:01');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 1300)));
    expect(screen.getByRole('timer')).toHaveTextContent('00:01');
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    microphone.hear(61);
    expect(screen.getByRole('timer')).toHaveTextContent('01:02');
    expect(microphone.commands()).toEqual(['pause', 'resume']);
  });

  it('releases the microphone at the end of a recording', async () => {
    const { microphone } = await record(1);
    expect(microphone.isReleased()).toBe(true);
    expect(screen.getByRole('button', { name: 'Start recording' })).toBeEnabled();
  });

  it('releases the microphone when it is cancelled', async () => {
    const microphone = plugInMicrophone();
    const user = await openRecorder();
    await user.click(screen.getByRole('button', { name: 'Start recording' }));
    await screen.findByRole('button', { name: 'Stop recording' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(microphone.isReleased()).toBe(true);
  });

  it('only logs when it cannot begin', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    plugInMicrophone({ refuses: true });
    const user = await openRecorder();
    await user.click(screen.getByRole('button', { name: 'Start recording' }));
    await waitFor(() => expect(log).toHaveBeenCalledWith('The recording could not be started', expect.anything()));
    expect(screen.getByRole('button', { name: 'Start recording' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    log.mockRestore();
  });

  it('saves what was heard: the note is there at once, replaced when saved and highlighted for two seconds', async () => {
    const received = hearAudio({ state: 'running', doneSeconds: 1 });
    const { user } = await record(3);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('article', { name: 'New Voice Note', busy: true })).toHaveTextContent('Neutral');
    expect(await screen.findByText('1 of 3 seconds')).toBeInTheDocument();

    const { saved } = hearAudio();
    // Looked at first: two seconds may be no more than what follows takes.
    const card = await waitFor(() => {
      const fresh = document.querySelector<HTMLElement>('article[data-fresh]');
      if (!fresh) throw new Error('Nothing is highlighted.');
      return fresh;
    });
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'New Voice Note', busy: false })).toBe(card);
    expect(card).toHaveTextContent('He might even have been made amiable himself.');
    await waitFor(() => expect(card).not.toHaveAttribute('data-fresh'));
    expect(screen.queryByRole('tab', { name: 'Record Audio' })).not.toBeInTheDocument();

    const [upload] = received.uploads;
    expect(upload).toMatchObject({ media: 'pcm', title: 'New Voice Note', receivedBytes: 3 * 16_000 * 2 });
    expect(received.preferences).toEqual(['respond-async']);
    expect(saved).toEqual([
      {
        title: 'New Voice Note',
        transcript: 'He might even have been made amiable himself.',
        duration: '3',
        recordingId: 'rec-1',
        // By which the days of what is to be done are counted.
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  it('goes on saving when the screen is left', async () => {
    hearAudio({ state: 'running' });
    const { user } = await record(3);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    hearAudio();
    expect(await screen.findByText('Note saved successfully!')).toBeInTheDocument();
  });
});
