import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { deleteDrafts, storedDrafts } from './crash-after.ts';
import { plugInMicrophone } from './fake-microphone.ts';
import { hearAudio } from './fake-transcription.ts';
import { makeNote, makeNoteDetail } from './make-note.ts';
import { openApp } from './render-app.tsx';
import { haveNote, haveNotes, problem, server } from './server.ts';
import { closeTab, startRecording } from './start-recording.ts';

afterEach(deleteDrafts);

const bar = () => screen.findByRole('region', { name: 'Recording' });

describe('a recording while other screens are visited', () => {
  it('goes on over all of them, in a bar, and is saved whole from there', async () => {
    const received = hearAudio();
    haveNote(makeNoteDetail());
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    expect(screen.queryByRole('region', { name: 'Recording' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Insights' }));
    const dock = within(await bar());
    expect(dock.getByRole('timer')).toHaveTextContent('0:02');
    await user.click(screen.getByRole('link', { name: 'Creations' }));
    microphone.hear(1);
    expect(dock.getByRole('timer')).toHaveTextContent('0:03');
    expect(microphone.isReleased()).toBe(false);

    await user.click(dock.getByRole('button', { name: 'Pause' }));
    expect(dock.getByRole('status')).toHaveTextContent('Paused');
    await user.click(dock.getByRole('button', { name: 'Resume' }));
    expect(microphone.commands()).toEqual(['pause', 'resume']);
    await user.click(dock.getByRole('button', { name: 'Stop recording' }));
    await user.click(await dock.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Note saved successfully!')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Recording' })).not.toBeInTheDocument();
    expect(document.getElementById('main')).toHaveFocus();
    expect(received.uploads[0]?.receivedBytes).toBe(3 * 16_000 * 2);
    expect(await storedDrafts()).toEqual([]);
  });

  it('stays in sight beside the tab for a file, whose choice outlasts its saving', async () => {
    hearAudio();
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    await user.click(screen.getByRole('tab', { name: 'Upload Audio File' }));
    const dock = within(await bar());
    expect(dock.getByRole('timer')).toHaveTextContent('0:02');
    await user.click(dock.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('tab', { name: 'Record Audio', selected: true })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Recording' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('tab', { name: 'Upload Audio File' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Stop recording' }));
    await user.click(await within(await bar()).findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Note saved successfully!')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Upload Audio File', selected: true })).toBeInTheDocument();
  });

  it('is opened again from there, with its title', async () => {
    const { user, microphone } = await startRecording();
    const title = () => within(screen.getByRole('tabpanel', { name: 'Record Audio' })).getByLabelText('Title');
    await user.clear(title());
    await user.type(title(), 'A walk');
    microphone.hear(1);
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('tab', { name: 'Record Audio' })).toBeInTheDocument();
    expect(title()).toHaveValue('A walk');
    expect(screen.getByRole('timer')).toHaveTextContent('00:01');
    expect(screen.queryByRole('region', { name: 'Recording' })).not.toBeInTheDocument();
  });

  it('says on every screen that it could not be saved, and in the list why', async () => {
    hearAudio();
    server.use(http.post('/api/notes', () => problem(500, 'The disk is full.'), { once: true }));
    const { user, microphone } = await startRecording();
    microphone.hear(1);
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    const dock = within(await bar());
    await user.click(dock.getByRole('button', { name: 'Stop recording' }));
    await user.click(await dock.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save note. Please try again.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Notes' }));
    expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Voice note saved successfully!')).toBeInTheDocument();
  });

  it.each([
    ['the browser goes back', async () => window.history.back()],
    [
      'a card is clicked',
      async (user: UserEvent) => user.click(screen.getByText('What if the old bindery became the studio?')),
    ],
  ])('asks nothing when %s', async (_, leave) => {
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
    await waitFor(() => expect(window.location.pathname).not.toBe('/notes'));
    expect(await bar()).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(microphone.isReleased()).toBe(false);
  });

  it('stands in the title of the tab while it is made, whichever screen is shown', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(83);
    await waitFor(() => expect(document.title).toBe('● 1:23 · Notes · Stitchbook'));
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    await waitFor(() => expect(document.title).toBe('● 1:23 · Insights · Stitchbook'));
    await user.click(within(await bar()).getByRole('button', { name: 'Stop recording' }));
    await waitFor(() => expect(document.title).toBe('Insights · Stitchbook'));
  });

  it('does not offer to begin another one beside it', async () => {
    const { user } = await startRecording();
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    await user.click(screen.getByRole('link', { name: 'Notes' }));
    expect(await screen.findByText(/No notes found/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record a new note' })).not.toBeInTheDocument();
  });

  it('ends with the signed-in page, which lets go of the microphone and keeps what was said', async () => {
    const { user, microphone } = await startRecording();
    microphone.hear(2);
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    await bar();
    cleanup();
    expect(microphone.isReleased()).toBe(true);
    openApp('/notes');
    expect(await screen.findByRole('listitem', { name: 'New Voice Note' })).toHaveTextContent('0:02');
  });
});

describe('closing the tab', () => {
  it('is asked about by the browser while a recording is not saved', async () => {
    expect(closeTab()).toBe(false);
    const { user, microphone } = await startRecording();
    expect(closeTab()).toBe(true);
    microphone.hear(1);
    await user.click(screen.getByRole('link', { name: 'Insights' }));
    const dock = within(await bar());
    expect(closeTab()).toBe(true);
    await user.click(dock.getByRole('button', { name: 'Stop recording' }));
    await user.click(await dock.findByRole('button', { name: 'Open' }));
    expect(closeTab()).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep on this device' }));
    expect(closeTab()).toBe(false);
    expect(await screen.findByRole('listitem', { name: 'New Voice Note' })).toBeInTheDocument();
  });
});

it('asks before another recording takes the place of one that is not saved', async () => {
  const { user, microphone } = await startRecording();
  microphone.hear(1);
  await user.click(screen.getByRole('button', { name: 'Stop recording' }));
  await screen.findByRole('group', { name: 'Audio of New Voice Note' });
  await user.click(screen.getByRole('button', { name: 'Start recording' }));
  await user.click(await screen.findByRole('button', { name: 'Discard and record' }));
  expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
});
