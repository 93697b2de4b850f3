import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openTakes } from '../src/features/recording/unsaved/open-takes.ts';
import { plugInMicrophone } from './fake-microphone.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes } from './server.ts';
import { startRecording } from './start-recording.ts';

afterEach(async () => {
  const database = await openTakes();
  await Promise.all([database.clear('takes'), database.clear('chunks')]);
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
